import { graphql, useMutation } from "react-relay";
import type { useDeleteThemeMutation } from "../../__generated__/useDeleteThemeMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import type { PlaceTheme } from "./place_theme.ts";
import { useRestoreTheme } from "./useRestoreTheme.ts";
import { failures } from "./words.ts";

const UNDO_SHOWN = 12_000; // ms; the server keeps it for days

/** Deletes a theme at once; a notice brings it back. */
export function useDeleteTheme(place: PlaceTheme) {
  const { showNotice, closeNotice } = useNotices();
  const showError = useErrorNotice(failures.deleteTheme);
  const restore = useRestoreTheme(place);
  const [commit] = useMutation<useDeleteThemeMutation>(graphql`
    mutation useDeleteThemeMutation($input: DeleteThemeInput!) {
      deleteTheme(input: $input) {
        ... on DeletedTheme {
          themeId @deleteRecord
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  return ({ id, name }: { id: string; name: string }) =>
    void commit({
      variables: { input: { id } },
      onCompleted({ deleteTheme: { message } }) {
        if (message) return void showNotice(message, { variant: "error" });
        showNotice(`Tema excluído: ${name}.`, {
          autoHideDuration: UNDO_SHOWN,
          onExited: () => void (document.activeElement === document.body && focusContent()),
          action: (snackbar) => (
            <Button
              autoFocus // its card, and the card's button, are gone
              onClick={() => {
                closeNotice(snackbar);
                restore(id);
              }}
            >
              Desfazer
            </Button>
          ),
        });
      },
      onError: showError,
    });
}
