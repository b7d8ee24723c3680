import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useCouponChangesSubscription } from "../../__generated__/useCouponChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/**
 * Keeps coupons as they are now: a deleted one is gone from the store. `onCoupon` says where a
 * changed one goes; `refresh` asks for many at once, and for what was missed. Both must be stable.
 */
export function useCouponChanges(
  onCoupon: (store: RecordSourceProxy, coupon: RecordProxy) => void,
  refresh: () => void,
) {
  useSubscription<useCouponChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useCouponChangesSubscription {
        couponChanged {
          couponId
          coupon {
            ...couponWhole_coupon
          }
        }
      }
    `,
    variables: {},
    updater(store, answer) {
      const couponId = answer?.couponChanged.couponId;
      const coupon = store.getRootField("couponChanged").getLinkedRecord("coupon");
      if (!couponId) refresh();
      else if (coupon) onCoupon(store, coupon);
      else store.delete(couponId);
    },
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [onCoupon, refresh]));
  useRefetchMissed(refresh);
}
