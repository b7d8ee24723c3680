import { useEffect, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useOfferChangesSubscription } from "../../__generated__/useOfferChangesSubscription.graphql.ts";
import { onReconnect } from "../../live/connection_state.ts";

/**
 * Keeps the offers in the store current, and deletes the deleted ones. `onOffer` places a changed
 * offer in a list; `onReturn` refetches after the socket reconnects. Both must be stable.
 */
export function useOfferChanges(
  onOffer: (store: RecordSourceProxy, offer: RecordProxy) => void,
  onReturn: () => void,
) {
  useSubscription<useOfferChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useOfferChangesSubscription {
        offerChanged {
          offerId
          offer {
            ...useOfferChanges_full
          }
        }
      }
    `,
    variables: {},
    updater(store, answer) {
      if (!answer) return;
      const offer = store.getRootField("offerChanged").getLinkedRecord("offer");
      if (offer) onOffer(store, offer);
      else store.delete(answer.offerChanged.offerId);
    },
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [onOffer]));
  useEffect(() => onReconnect(onReturn), [onReturn]);
}

/** Everything that any screen shows of an offer: every change and event selects it. */
graphql`
  fragment useOfferChanges_full on Offer {
    id
    ...OfferSummary_offer
    ...OfferEditor_offer # with all of fieldRows_offer
    ...OfferMessage_offer
    ...OfferNotes_offer
    ...LinkProof_offer
    ...OfferExtras_art
    ...OfferRow_offer
  }
`;

/**
 * What a refused change needs of the offer as it is now: what the form and the message show. The
 * event of that change brings the rest.
 */
graphql`
  fragment useOfferChanges_current on Offer {
    id
    picture
    ...OfferEditor_offer
    ...OfferMessage_offer
  }
`;
