import { Suspense, useState } from "react";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { Button } from "../../ui/buttons/Button.tsx";

const CorrectSheet = lazyOnIdle(
  async () => (await import("../../shared/dispatches/CorrectSheet.tsx")).CorrectSheet,
);

/** Opens what correcting the messages of a text that are out would do, group by group. */
export function CorrectText({ textId }: { textId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" fullWidth onClick={() => setIsOpen(true)}>
        Corrigir nos grupos
      </Button>
      {isOpen && (
        <Suspense>
          <CorrectSheet id={textId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
