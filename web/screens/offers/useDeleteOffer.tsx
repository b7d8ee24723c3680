import { Button } from "@mui/material";
import { useSnackbar } from "notistack";
import { graphql, useMutation } from "react-relay";
import type { useDeleteOfferMutation } from "../../__generated__/useDeleteOfferMutation.graphql.ts";
import { troubleSentence } from "../../relay/request.ts";
import type { PlaceOffer } from "./place_offer.ts";
import { useRestoreOffer } from "./useRestoreOffer.ts";

const UNDO_SHOWN = 12_000; // ms; the server keeps it for days

/** Deletes an offer at once; a snackbar brings it back. */
export function useDeleteOffer(place: PlaceOffer) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const restore = useRestoreOffer(place);
  const [commit] = useMutation<useDeleteOfferMutation>(graphql`
    mutation useDeleteOfferMutation($input: DeleteOfferInput!) {
      deleteOffer(input: $input) {
        ... on DeletedOffer {
          offerId @deleteRecord
        }
        ... on UserError {
          message
        }
      }
    }
  `);
  return (id: string) =>
    void commit({
      variables: { input: { id } },
      onCompleted({ deleteOffer: { message } }) {
        if (message) return void enqueueSnackbar(message, { variant: "error" });
        document.getElementById("conteudo")?.focus(); // its row, and the row's button, are gone
        enqueueSnackbar("Oferta excluída.", {
          autoHideDuration: UNDO_SHOWN,
          action: (snackbar) => (
            <Button
              onClick={() => {
                closeSnackbar(snackbar);
                restore(id);
              }}
            >
              Desfazer
            </Button>
          ),
        });
      },
      onError: (error) => void enqueueSnackbar(troubleSentence(error), { variant: "error" }),
    });
}
