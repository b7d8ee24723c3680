import { type ReactNode, Suspense, useState } from "react";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import type { Warning } from "./entry_mutations.ts";

const WarningsDialog = lazyOnIdle(async () => (await import("./Warnings.tsx")).WarningsDialog);

type CheckedAction = {
  /** Returns what stands against it. */
  readonly check: () => Promise<readonly Warning[]>;
  /** Resolves to the sentence of a refusal, or to null. */
  readonly action: () => Promise<string | null>;
  /** Says that it is done. */
  readonly words: string;
  /** The words of the button that does it all the same. */
  readonly confirm: string;
};

type Doubt = CheckedAction & { readonly warnings: readonly Warning[] };

/**
 * Returns a function that does something at once if nothing stands against it, and otherwise shows
 * its warnings first; and the dialog that shows them.
 */
export function useCheckedAction(done: (words: string) => void) {
  const [runAction] = useMutationAction();
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const runChecked = (one: CheckedAction) =>
    void runAction(async () => {
      const warnings = await one.check();
      if (warnings.length > 0) {
        setDoubt({ ...one, warnings });
        return null;
      }
      const refusal = await one.action();
      if (refusal === null) done(one.words);
      return refusal;
    });
  const dialog: ReactNode = doubt && (
    <Suspense>
      <WarningsDialog
        title="Antes de salvar"
        warnings={doubt.warnings}
        confirm={doubt.confirm}
        onConfirm={() => {
          setDoubt(null);
          void runAction(doubt.action, () => done(doubt.words));
        }}
        onClose={() => setDoubt(null)}
      />
    </Suspense>
  );
  return [runChecked, dialog] as const;
}
