import { Download, Upload } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { CouponList_viewer$key } from "../../__generated__/CouponList_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import type { CouponView } from "../../routing/search_params.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { CouponRow } from "./CouponRow.tsx";
import styles from "./Coupons.module.css";
import type { OpenCoupon } from "./CouponsScreen.tsx";
import { couponSheets, views } from "./coupon_views.ts";
import { useCouponList } from "./useCouponList.ts";

/** The coupons of one view, live. */
export function CouponList(props: {
  viewer: CouponList_viewer$key;
  view: CouponView;
  search: string | null;
  isStale: boolean;
  /** Receives the number of coupons shown. */
  length: RefObject<number>;
  refresh: () => void;
  onOpen: OpenCoupon;
}) {
  const { view, search, refresh } = props;
  const viewer = useFragment(
    graphql`
      fragment CouponList_viewer on Viewer
      @argumentDefinitions(
        search: { type: "String" }
        status: { type: "CouponStatus" }
        isEndingToday: { type: "Boolean" }
        first: { type: "Int!" }
      ) {
        ...useCouponList_viewer
          @arguments(search: $search, status: $status, isEndingToday: $isEndingToday, first: $first)
      }
    `,
    props.viewer,
  );
  const { coupons, list, hasMore, isLoading, showMore } = useCouponList(viewer, {
    view,
    search,
    refresh,
  });
  useEffect(() => void (props.length.current = coupons.length), [coupons.length]);
  return (
    <Section
      title={views[view].label}
      action={<CouponFiles onImport={() => props.onOpen(couponSheets.import)} />}
    >
      {coupons.length === 0 && !hasMore && <NoMatch view={view} search={search} />}
      <ul ref={list} className={styles.list} aria-busy={props.isStale}>
        {coupons.map((coupon) => (
          <CouponRow
            key={coupon.id}
            coupon={coupon}
            refresh={refresh}
            onEdit={() => props.onOpen(coupon.id)}
          />
        ))}
      </ul>
      {hasMore && <LoadMoreButton isBusy={isLoading} onClick={showMore} />}
    </Section>
  );
}

/** No coupon matches the filter. */
const NoMatch = ({ view, search }: { view: CouponView; search: string | null }) =>
  search
    ? (
      <EmptyState
        action={
          <Button variant="outlined" component={Link} to={`${paths.coupons}?ver=${view}`}>
            Ver todos
          </Button>
        }
      >
        Nenhum cupom com “{search}” em {views[view].label}.
      </EmptyState>
    )
    : <EmptyState>{views[view].empty}</EmptyState>;

/** The import and the export of coupons. */
const CouponFiles = ({ onImport }: { onImport: () => void }) => (
  <div className={styles.files}>
    <Button size="small" startIcon={<Upload size={18} aria-hidden />} onClick={onImport}>
      Importar
    </Button>
    <Button
      size="small"
      component="a"
      href="/api/coupons.csv"
      download
      startIcon={<Download size={18} aria-hidden />}
    >
      Exportar
    </Button>
  </div>
);
