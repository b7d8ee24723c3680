import { showNotice } from "../ui/overlays/notices.ts";

const SHOWN_MS = 12_000; // the server can restore for days

/** Shows what was deleted, with a button that restores it and takes the deleted row's focus. */
export function showUndoNotice(message: string, undo: () => void) {
  showNotice(message, {
    duration: SHOWN_MS,
    action: { label: "Desfazer", act: undo, takesFocus: true },
  });
}
