import { Button } from "../ui/buttons/Button.tsx";
import { focusContent } from "../browser/accessibility.ts";
import { useNotices } from "../ui/overlays/notices.ts";

const SHOWN = 12_000; // ms; the server can restore for days

/** Shows what was deleted, with a button that restores it; the deleted row's focus goes there. */
export function useUndoNotice() {
  const { showNotice, closeNotice } = useNotices();
  return (message: string, undo: () => void) =>
    void showNotice(message, {
      autoHideDuration: SHOWN,
      onExited: () => void (document.activeElement === document.body && focusContent()),
      action: (snackbar) => (
        <Button
          autoFocus
          onClick={() => {
            closeNotice(snackbar);
            undo();
          }}
        >
          Desfazer
        </Button>
      ),
    });
}
