import { Suspense, useState } from "react";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./ResultList.module.css";

const CorrectSheet = lazyOnIdle(async () =>
  (await import("../../shared/dispatches/CorrectSheet.tsx")).CorrectSheet
);

/** Opens what correcting the messages that are out would do, group by group. */
export function CorrectInGroups({ offerId }: { offerId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        className={styles.cancel}
        onClick={() => setIsOpen(true)}
      >
        Corrigir nos grupos
      </Button>
      {isOpen && (
        <Suspense>
          <CorrectSheet id={offerId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
