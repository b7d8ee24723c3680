import { useCallback, useMemo } from "react";
import { graphql, usePaginationFragment, useSubscription } from "react-relay";
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import type { useCouponListSubscription } from "../../__generated__/useCouponListSubscription.graphql.ts";
import type { useCouponList_viewer$key } from "../../__generated__/useCouponList_viewer.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import type { CouponView } from "../../routing/search_params.ts";
import { useShowMore } from "../../shared/lists.ts";
import { matchesSearch } from "../../shared/search.ts";
import { compareCoupons, isInView } from "./coupon_views.ts";

/** Loads the matching coupons, the soonest to end first, page by page; subscribes to their changes. */
export function useCouponList(viewer: useCouponList_viewer$key, filter: {
  view: CouponView;
  search: string | null;
  /** Stable. */
  refresh: () => void;
}) {
  const { view, search, refresh } = filter;
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment useCouponList_viewer on Viewer
      @refetchable(queryName: "useCouponListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        status: { type: "CouponStatus" }
        isEndingToday: { type: "Boolean" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        coupons(
          search: $search
          status: $status
          isEndingToday: $isEndingToday
          first: $first
          after: $after
        ) @connection(key: "useCouponList_coupons") {
          __id
          edges {
            node {
              id
              couponCode
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
  const insert = useCallback(
    (store: RecordSourceProxy, coupon: RecordProxy) => insertCoupon(store, connectionId, coupon),
    [connectionId],
  );
  useCouponChanges(insert, refresh);
  const now = Date.now();
  const coupons = data.coupons.edges
    .flatMap(({ node }) => node ? [node] : [])
    .filter((coupon) =>
      isInView(coupon, view, now) &&
      matchesSearch(search, `${coupon.couponCode} ${coupon.shop} ${coupon.note}`)
    )
    .sort((one, other) => compareCoupons(one, other, view));
  const { list, showMore } = useShowMore(coupons.length, loadNext);
  return {
    coupons,
    list,
    hasMore: hasNext,
    isLoading: isLoadingNext,
    showMore,
  };
}

/** Adds a coupon that the list does not have; rendering filters and sorts the list. */
function insertCoupon(store: RecordSourceProxy, connectionId: string, coupon: RecordProxy) {
  const connection = store.get(connectionId);
  if (!connection) return;
  const edges = connection.getLinkedRecords("edges") ?? [];
  const isListed = edges.some((edge) =>
    edge.getLinkedRecord("node")?.getDataID() === coupon.getDataID()
  );
  if (isListed) return;
  const edge = ConnectionHandler.createEdge(store, connection, coupon, "CouponEdge");
  connection.setLinkedRecords([...edges, edge], "edges");
}

/**
 * Subscribes to the changes of coupons. `onCoupon` inserts a changed one into its list; `refresh`
 * loads again what a change of many, or a lost connection, left out. Both must be stable.
 */
export function useCouponChanges(
  onCoupon: (store: RecordSourceProxy, coupon: RecordProxy) => void,
  refresh: () => void,
) {
  useSubscription<useCouponListSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useCouponListSubscription {
        couponChanged {
          id
          coupon {
            ...useCouponList_full
          }
        }
      }
    `,
    variables: {},
    updater(store, data) {
      const couponId = data?.couponChanged.id;
      const coupon = store.getRootField("couponChanged").getLinkedRecord("coupon");
      if (!couponId) refresh();
      else if (coupon) onCoupon(store, coupon);
      else store.delete(couponId);
    },
    onError: () => {}, // the socket reconnects by itself
  }), [onCoupon, refresh]));
  useRefetchMissed(refresh);
}

/** All that the screen shows of a coupon: every mutation and subscription selects it. */
graphql`
  fragment useCouponList_full on Coupon {
    id
    ...CouponRow_coupon
    ...CouponForm_coupon
  }
`;
