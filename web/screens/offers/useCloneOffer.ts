import { graphql, useMutation } from "react-relay";
import type { useCloneOfferMutation } from "../../__generated__/useCloneOfferMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import type { PlaceOffer } from "./place_offer.ts";

/** Makes a copy of an offer and puts it on top of the list. */
export function useCloneOffer(place: PlaceOffer) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit] = useMutation<useCloneOfferMutation>(graphql`
    mutation useCloneOfferMutation($input: CloneOfferInput!) {
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
