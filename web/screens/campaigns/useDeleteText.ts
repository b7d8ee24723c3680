import { preloadWhenIdle } from "../../browser/lazy.ts";
import { showUndoNotice } from "../../shared/outcome_notices.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import type { InsertText } from "./text_mutations.ts";

const load = () => import("./delete_text.ts");
preloadWhenIdle(load);

/** Deletes a text, with a notice that restores it. */
export function useDeleteText(insert: InsertText) {
  const [runAction] = useMutationAction();
  const restore = (id: string) =>
    void runAction(async () => (await load()).restoreText(id, insert));
  return (id: string, name: string) =>
    void runAction(
      async () => (await load()).deleteText(id),
      () => showUndoNotice(`Texto excluído: ${name}.`, () => restore(id)),
    );
}
