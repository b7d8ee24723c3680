import { useCallback } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import type { useCouponList_viewer$key } from "../../__generated__/useCouponList_viewer.graphql.ts";
import type { CouponView } from "../../routing/search_params.ts";
import { matchesSearch } from "../../shared/matches_search.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useFocusFirstNew } from "../../ui/lists/LoadMoreButton.tsx";
import { useCouponChanges } from "./useCouponChanges.ts";
import { inOrder, isInView } from "./views.ts";

const PAGE = 30;

/** The coupons sought, in the order in which they end, page by page; live, however they stand. */
export function useCouponList(viewer: useCouponList_viewer$key, sought: {
  view: CouponView;
  search: string | null;
  /** Stable. */
  refresh: () => void;
}) {
  const { view, search, refresh } = sought;
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment useCouponList_viewer on User
      @refetchable(queryName: "useCouponListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        status: { type: "CouponStatus" }
        endsToday: { type: "Boolean" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        coupons(
          search: $search
          status: $status
          endsToday: $endsToday
          first: $first
          after: $after
        ) @connection(key: "useCouponList_coupons") {
          __id
          edges {
            node {
              id
              code
              shop
              note
              status
              validUntil
              ...CouponRow_coupon
            }
          }
        }
      }
    `,
    viewer,
  );
  const connectionId = data.coupons.__id;
  const add = useCallback(
    (store: RecordSourceProxy, coupon: RecordProxy) => addTo(store, connectionId, coupon),
    [connectionId],
  );
  useCouponChanges(add, refresh);
  const now = Date.now();
  const coupons = data.coupons.edges
    .flatMap(({ node }) => node ? [node] : [])
    .filter((one) =>
      isInView(one, view, now) && matchesSearch(search, `${one.code} ${one.shop} ${one.note}`)
    )
    .sort((one, other) => inOrder(one, other, view));
  const showError = useErrorNotice();
  const { list, willGrow } = useFocusFirstNew(coupons.length);
  return {
    coupons,
    list,
    hasMore: hasNext,
    isLoading: isLoadingNext,
    showMore() {
      willGrow();
      loadNext(PAGE, { onComplete: (error) => void (error && showError(error)) });
    },
  };
}

/** Adds a coupon that the list does not have; where it stands, and whether, is decided as it is drawn. */
function addTo(store: RecordSourceProxy, connectionId: string, coupon: RecordProxy) {
  const connection = store.get(connectionId);
  if (!connection) return;
  const edges = connection.getLinkedRecords("edges") ?? [];
  const isThere = edges.some((edge) =>
    edge.getLinkedRecord("node")?.getDataID() === coupon.getDataID()
  );
  if (isThere) return;
  const edge = ConnectionHandler.createEdge(store, connection, coupon, "CouponEdge");
  connection.setLinkedRecords([...edges, edge], "edges");
}
