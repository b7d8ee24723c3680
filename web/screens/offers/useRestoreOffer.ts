import { graphql, useMutation } from "react-relay";
import type { useRestoreOfferMutation } from "../../__generated__/useRestoreOfferMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/notices.ts";
import type { PlaceOffer } from "./place_offer.ts";

/** Brings a deleted offer back to its place. */
export function useRestoreOffer(place: PlaceOffer) {
  const { enqueueSnackbar } = useNotices();
  const showError = useErrorNotice();
  const [commit] = useMutation<useRestoreOfferMutation>(graphql`
    mutation useRestoreOfferMutation($input: RestoreOfferInput!) {
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
        if (message) enqueueSnackbar(message, { variant: "error" });
      },
      onError: showError,
    });
}
