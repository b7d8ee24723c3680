import { useNotices } from "../ui/overlays/notices.ts";

const SHOWN = 12_000; // ms; the server can restore for days

/** Shows what was deleted, with a button that restores it; the deleted row's focus goes there. */
export function useUndoNotice() {
  const { showNotice } = useNotices();
  return (message: string, undo: () => void) =>
    void showNotice(message, {
      duration: SHOWN,
      action: { label: "Desfazer", act: () => undo(), takesFocus: true },
    });
}
