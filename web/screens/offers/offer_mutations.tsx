import { graphql, useMutation } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { offerMutationsCloneMutation } from "../../__generated__/offerMutationsCloneMutation.graphql.ts";
import type { offerMutationsDeleteMutation } from "../../__generated__/offerMutationsDeleteMutation.graphql.ts";
import type { offerMutationsRestoreMutation } from "../../__generated__/offerMutationsRestoreMutation.graphql.ts";
import type { offerMutationsSaveProductMutation } from "../../__generated__/offerMutationsSaveProductMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { productPath } from "../../paths.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import type { InsertOffer } from "./insert_offer.ts";

const UNDO_SHOWN = 12_000; // ms; the server keeps it for days

/** Deletes an offer at once; a snackbar brings it back. */
export function useDeleteOffer(place: InsertOffer) {
  const { showNotice, closeNotice } = useNotices();
  const showError = useErrorNotice();
  const restore = useRestoreOffer(place);
  const [commit] = useMutation<offerMutationsDeleteMutation>(graphql`
    mutation offerMutationsDeleteMutation($input: DeleteOfferInput!) {
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

/** Makes a copy of an offer and puts it on top of the list. */
export function useCloneOffer(place: InsertOffer) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit] = useMutation<offerMutationsCloneMutation>(graphql`
    mutation offerMutationsCloneMutation($input: CloneOfferInput!) {
      cloneOffer(input: $input) {
        __typename
        ...offerWhole_offer @alias
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
      updater(store, answer) {
        const offer = store.getRootField("cloneOffer");
        if (answer?.cloneOffer.__typename === "Offer" && offer) place(store, offer);
      },
      onCompleted({ cloneOffer: { message } }) {
        if (message) showNotice(message, { variant: "error" });
        else showNotice("Oferta duplicada.", { variant: "success" });
      },
      onError: showError,
    });
}

/** Brings a deleted offer back to its place. */
function useRestoreOffer(place: InsertOffer) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit] = useMutation<offerMutationsRestoreMutation>(graphql`
    mutation offerMutationsRestoreMutation($input: RestoreOfferInput!) {
      restoreOffer(input: $input) {
        __typename
        ...offerWhole_offer @alias
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
      updater(store, answer) {
        const offer = store.getRootField("restoreOffer");
        if (answer?.restoreOffer.__typename === "Offer" && offer) place(store, offer);
      },
      onCompleted({ restoreOffer: { message } }) {
        if (message) showNotice(message, { variant: "error" });
      },
      onError: showError,
    });
}

/** Keeps an offer's product in the catalogue; the notice leads to it. */
export function useSaveToCatalogue() {
  const { showNotice, closeNotice } = useNotices();
  const navigate = useNavigate();
  const showError = useErrorNotice();
  const [commit] = useMutation<offerMutationsSaveProductMutation>(graphql`
    mutation offerMutationsSaveProductMutation($input: SaveProductInput!) {
      saveProduct(input: $input) {
        ... on Product {
          id
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  return (offerId: string) =>
    void commit({
      variables: { input: { offerId } },
      onCompleted({ saveProduct: { id, message } }) {
        if (!id) return void showNotice(message ?? "", { variant: "error" });
        showNotice("Produto salvo no catálogo.", {
          variant: "success",
          action: (snackbar) => (
            <Button
              onClick={() => {
                closeNotice(snackbar);
                navigate(productPath(id));
              }}
            >
              Ver
            </Button>
          ),
        });
      },
      onError: showError,
    });
}
