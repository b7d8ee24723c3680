import { useCallback } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useOfferList_viewer$key } from "../../__generated__/useOfferList_viewer.graphql.ts";
import { useQueueChanges } from "../../shared/sending/useQueueChanges.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useOfferChanges } from "../../shared/useOfferChanges.ts";
import { useFocusFirstNew } from "../../ui/lists/LoadMoreButton.tsx";
import { type OfferFilter, placeOffer } from "./place_offer.ts";

const PAGE = 30;

/** The offers that fit, newest first, page by page; what happens elsewhere happens here too. */
export function useOfferList(
  viewer: useOfferList_viewer$key,
  { search, status, marketplace }: OfferFilter,
  onReturn: () => void,
) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment useOfferList_viewer on User
      @refetchable(queryName: "useOfferListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        status: { type: "OfferStatus" }
        marketplace: { type: "Marketplace" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      ) {
        offers(
          search: $search
          status: $status
          marketplace: $marketplace
          first: $first
          after: $after
        ) @connection(key: "useOfferList_offers") {
          __id
          edges {
            node {
              id
              title
              status
              ...OfferRow_offer
            }
          }
        }
      }
    `,
    viewer,
  );
  const connectionId = data.offers.__id;
  const place = useCallback(
    (store: RecordSourceProxy, offer: RecordProxy) =>
      placeOffer(store, connectionId, offer, { search, status, marketplace }),
    [connectionId, search, status, marketplace],
  );
  useOfferChanges(place, onReturn);
  useQueueChanges();
  // A deleted offer leaves its edge without a node, and comes back into it when restored.
  const offers = data.offers.edges.flatMap(({ node }) => node ? [node] : []);
  const showError = useErrorNotice();
  const { list, willGrow } = useFocusFirstNew(offers.length);
  const showMore = () => {
    willGrow();
    loadNext(PAGE, { onComplete: (error) => void (error && showError(error)) });
  };
  return { offers, place, list, hasMore: hasNext, isLoading: isLoadingNext, showMore };
}
