import { Suspense, useCallback, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { CouponsScreen_views$key } from "../../__generated__/CouponsScreen_views.graphql.ts";
import type { CouponsScreenQuery } from "../../__generated__/CouponsScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { refetch } from "../../relay/environment.ts";
import { refetchCount } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { type CouponView, parseCouponsParams } from "../../routing/search_params.ts";
import { useDeferredParams, useSetParam } from "../../shared/lists.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { useSearchText } from "../../shared/search.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { CouponList } from "./CouponList.tsx";
import styles from "./Coupons.module.css";
import { couponSheets, views } from "./coupon_views.ts";
import { useCouponChanges } from "./useCouponList.ts";

const CouponSheet = lazyOnIdle(async () => (await import("./CouponSheet.tsx")).CouponSheet);
const CouponImportSheet = lazyOnIdle(
  async () => (await import("./CouponImportSheet.tsx")).CouponImportSheet,
);

/** `/app/cupons`: the person's coupons, live; `?ver=` filters, `?q=` searches, `?cupom=` opens a sheet. */
export function CouponsScreen() {
  const [params] = useSearchParams();
  const { view } = parseCouponsParams(params);
  const { openedId: opened, open, close } = useSheetParam("cupom");
  return (
    <>
      <ScreenTitle
        title="Seus cupons"
        note="Os que valem aparecem sozinhos nas ofertas da mesma loja."
        isDocked
        action={
          <Button variant="contained" onClick={() => open(couponSheets.create)}>Novo cupom</Button>
        }
      />
      <div className={styles.content}>
        <div className={styles.filters}>
          <CouponSearch />
          <Suspense fallback={<CouponViews chosen={view} viewer={null} />}>
            <CountedViews chosen={view} />
          </Suspense>
        </div>
        <Suspense fallback={<RowsSkeleton label="Cupons a caminho" />}>
          <CouponsContent onOpen={open} />
        </Suspense>
      </div>
      <Suspense>
        <CouponSheets opened={opened} open={open} close={close} />
      </Suspense>
    </>
  );
}

/** The sheet over the list. */
function CouponSheets(
  { opened, open, close }: { opened: string | null; open: OpenCoupon; close: () => void },
) {
  if (opened === null) return null;
  if (opened === couponSheets.import) return <CouponImportSheet onClose={close} />;
  const couponId = opened === couponSheets.create ? null : opened;
  return <CouponSheet key={opened} couponId={couponId} onOpen={open} onClose={close} />;
}

/** Opens the sheet of a coupon's id, of a new one, or of the import. */
export type OpenCoupon = (opened: string) => void;

const query = graphql`
  query CouponsScreenQuery($search: String, $status: CouponStatus, $isEndingToday: Boolean, $first: Int!) {
    viewer {
      couponTally {
        total
      }
      ...CouponsScreen_views
      ...CouponList_viewer
        @arguments(search: $search, status: $status, isEndingToday: $isEndingToday, first: $first)
    }
  }
`;

/** The coupons that match the filter in the address, or the first steps of an empty list. */
function CouponsContent({ onOpen }: { onOpen: OpenCoupon }) {
  const [{ view, page }, isStale] = useDeferredParams(parseCouponsParams);
  const { viewer } = useScreenQuery<CouponsScreenQuery>(query, page);
  const length = useRef(0); // of the list, so that a refetch does not shorten it
  const refresh = useCallback(() => {
    refetch(query, { ...page, first: refetchCount(length.current) });
  }, [page]);
  if (!viewer) return <RedirectToSignIn />;
  if (viewer.couponTally.total === 0) return <NoCoupons refresh={refresh} onOpen={onOpen} />;
  return (
    <CouponList
      key={view}
      viewer={viewer}
      view={view}
      search={page.search}
      isStale={isStale}
      length={length}
      refresh={refresh}
      onOpen={onOpen}
    />
  );
}

function CouponSearch() {
  const [words, setWords] = useSearchText();
  return <SearchField label="Código, loja ou anotação" value={words} onChange={setWords} />;
}

/** The views with their counts, from the query of the list. */
function CountedViews({ chosen }: { chosen: CouponView }) {
  const [{ page }] = useDeferredParams(parseCouponsParams);
  const { viewer } = useScreenQuery<CouponsScreenQuery>(query, page);
  return <CouponViews chosen={chosen} viewer={page.search ? null : viewer ?? null} />;
}

/** Filters the list by status; the filter is stored in the address. */
function CouponViews(props: { chosen: CouponView; viewer: CouponsScreen_views$key | null }) {
  const tally = useFragment(
    graphql`
      fragment CouponsScreen_views on Viewer {
        couponTally {
          active
          endingToday
          scheduled
          expired
          disabled
          unconfirmed
        }
      }
    `,
    props.viewer,
  )?.couponTally;
  const setParam = useSetParam();
  // Only people with source groups have coupons to confirm.
  const shownViews = (Object.keys(views) as CouponView[])
    .filter((view) => view !== "confirmar" || view === props.chosen || tally?.unconfirmed);
  return (
    <ChipGroup label="Mostrar só" scrolls>
      {shownViews.map((view) => (
        <ToggleChip
          key={view}
          isPicked={view === props.chosen}
          onToggle={() => setParam("ver", view)}
          count={tally?.[views[view].count]}
        >
          {views[view].label}
        </ToggleChip>
      ))}
    </ChipGroup>
  );
}

/** The empty list: what coupons are for, and the two ways to add one. */
function NoCoupons({ refresh, onOpen }: { refresh: () => void; onOpen: OpenCoupon }) {
  useCouponChanges(refresh, refresh);
  return (
    <Section label="Cupons">
      <EmptyState
        action={
          <div className={styles.first} data-first-action>
            <Button variant="contained" onClick={() => onOpen(couponSheets.create)}>
              Guardar o primeiro
            </Button>
            <Button onClick={() => onOpen(couponSheets.import)}>Importar uma planilha</Button>
          </div>
        }
      >
        Nenhum cupom ainda. Guarde um código, e ele aparece sozinho nas ofertas em que vale, com o
        preço já com desconto.
      </EmptyState>
    </Section>
  );
}
