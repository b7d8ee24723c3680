import { graphql, useMutation } from "react-relay";
import type { useRestoreOfferMutation } from "../../__generated__/useRestoreOfferMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import type { PlaceOffer } from "./place_offer.ts";

/** Brings a deleted offer back to its place. */
export function useRestoreOffer(place: PlaceOffer) {
  const { showNotice } = useNotices();
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
        if (message) showNotice(message, { variant: "error" });
      },
      onError: showError,
    });
}
