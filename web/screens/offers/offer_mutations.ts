import { graphql, useMutation } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { offerMutationsCloneMutation } from "../../__generated__/offerMutationsCloneMutation.graphql.ts";
import type { offerMutationsDeleteMutation } from "../../__generated__/offerMutationsDeleteMutation.graphql.ts";
import type { offerMutationsRestoreMutation } from "../../__generated__/offerMutationsRestoreMutation.graphql.ts";
import type { offerMutationsSaveProductMutation } from "../../__generated__/offerMutationsSaveProductMutation.graphql.ts";
import { productPath } from "../../paths.ts";
import { showUndoNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import type { InsertOffer } from "./insert_offer.ts";

/** Deletes an offer at once, with a notice that restores it. */
export function useDeleteOffer(insert: InsertOffer) {
  const showError = useErrorNotice();
  const restore = useRestoreOffer(insert);
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
        showUndoNotice("Oferta excluída.", () => restore(id));
      },
      onError: showError,
    });
}

/** Clones an offer and inserts the copy into the list. */
export function useCloneOffer(insert: InsertOffer) {
  const showError = useErrorNotice();
  const [commit] = useMutation<offerMutationsCloneMutation>(graphql`
    mutation offerMutationsCloneMutation($input: CloneOfferInput!) {
      cloneOffer(input: $input) {
        __typename
        ...useOfferChanges_full @alias
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
      updater(store, data) {
        const offer = store.getRootField("cloneOffer");
        if (data?.cloneOffer.__typename === "Offer" && offer) insert(store, offer);
      },
      onCompleted({ cloneOffer: { message } }) {
        if (message) showNotice(message, { variant: "error" });
        else showNotice("Oferta duplicada.", { variant: "success" });
      },
      onError: showError,
    });
}

/** Restores a deleted offer and inserts it into the list. */
function useRestoreOffer(insert: InsertOffer) {
  const showError = useErrorNotice();
  const [commit] = useMutation<offerMutationsRestoreMutation>(graphql`
    mutation offerMutationsRestoreMutation($input: RestoreOfferInput!) {
      restoreOffer(input: $input) {
        __typename
        ...useOfferChanges_full @alias
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
      updater(store, data) {
        const offer = store.getRootField("restoreOffer");
        if (data?.restoreOffer.__typename === "Offer" && offer) insert(store, offer);
      },
      onCompleted({ restoreOffer: { message } }) {
        if (message) showNotice(message, { variant: "error" });
      },
      onError: showError,
    });
}

/** Saves an offer's product to the catalogue, with a notice that links to it. */
export function useSaveToCatalogue() {
  const navigate = useNavigate();
  const showError = useErrorNotice();
  const [commit] = useMutation<offerMutationsSaveProductMutation>(graphql`
    mutation offerMutationsSaveProductMutation($input: CreateProductInput!) {
      createProduct(input: $input) {
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
      onCompleted({ createProduct: { id, message } }) {
        if (!id) return void showNotice(message ?? "", { variant: "error" });
        showNotice("Produto salvo no catálogo.", {
          variant: "success",
          action: { label: "Ver", act: () => navigate(productPath(id)) },
        });
      },
      onError: showError,
    });
}
