import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { CouponsGroundQuery } from "../../__generated__/CouponsGroundQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { refetchCount } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseCouponsParams } from "../../routing/search_params.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import { CouponList } from "./CouponList.tsx";
import type { OpenCoupon } from "./CouponsScreen.tsx";
import { NoCoupons } from "./NoCoupons.tsx";

const query = graphql`
  query CouponsGroundQuery($search: String, $status: CouponStatus, $endsToday: Boolean, $first: Int!) {
    viewer {
      kept: coupons(first: 1) {
        edges {
          cursor
        }
      }
      ...CouponList_viewer
        @arguments(search: $search, status: $status, endsToday: $endsToday, first: $first)
    }
  }
`;

/** The coupons sought in the address; or, before the first one, what they are good for. */
export function CouponsGround({ onOpen }: { onOpen: OpenCoupon }) {
  const [params] = useSearchParams();
  const shown = useDeferredValue(params); // the old list stays until the new one is here
  const { view, page } = useMemo(() => parseCouponsParams(shown), [shown]);
  const { viewer } = useScreenQuery<CouponsGroundQuery>(query, page);
  const length = useRef(0); // of the list, so that asking again does not shorten it
  const refresh = useCallback(() => {
    prefetch(query, { ...page, first: refetchCount(length.current) });
  }, [page]);
  if (!viewer) return <RedirectToSignIn />;
  if (viewer.kept.edges.length === 0) return <NoCoupons refresh={refresh} onOpen={onOpen} />;
  return (
    <CouponList
      key={view}
      viewer={viewer}
      view={view}
      search={page.search}
      isStale={shown !== params}
      length={length}
      refresh={refresh}
      onOpen={onOpen}
    />
  );
}
