import { graphql, useMutation } from "react-relay";
import type { useDeleteOfferMutation } from "../../__generated__/useDeleteOfferMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import type { PlaceOffer } from "./place_offer.ts";
import { useRestoreOffer } from "./useRestoreOffer.ts";

const UNDO_SHOWN = 12_000; // ms; the server keeps it for days

/** Deletes an offer at once; a snackbar brings it back. */
export function useDeleteOffer(place: PlaceOffer) {
  const { showNotice, closeNotice } = useNotices();
  const showError = useErrorNotice();
  const restore = useRestoreOffer(place);
  const [commit] = useMutation<useDeleteOfferMutation>(graphql`
    mutation useDeleteOfferMutation($input: DeleteOfferInput!) {
      deleteOffer(input: $input) {
        ... on DeletedOffer {
          offerId @deleteRecord
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  return (id: string) =>
    void commit({
      variables: { input: { id } },
      onCompleted({ deleteOffer: { message } }) {
        if (message) return void showNotice(message, { variant: "error" });
        showNotice("Oferta excluída.", {
          autoHideDuration: UNDO_SHOWN,
          onExited: () => void (document.activeElement === document.body && focusContent()),
          action: (snackbar) => (
            <Button
              autoFocus // its row, and the row's button, are gone
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
