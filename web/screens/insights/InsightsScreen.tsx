import { Suspense, useCallback, useRef } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { InsightsScreenQuery } from "../../__generated__/InsightsScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { INSIGHTS_PAGE, parseInsightsParams } from "../../routing/insights_params.ts";
import { useDeferredParams } from "../../shared/lists.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { DayChart } from "./DayChart.tsx";
import { FigureCards } from "./FigureCards.tsx";
import { Funnel } from "./Funnel.tsx";
import { HourHeat } from "./HourHeat.tsx";
import styles from "./Insights.module.css";
import { InsightsSkeleton } from "./InsightsSkeleton.tsx";
import { PeriodBar, PeriodNote } from "./PeriodBar.tsx";
import { ResultRows } from "./ResultRows.tsx";
import { SalesSources } from "./SalesSources.tsx";
import { useInsightsChanges } from "./useInsightsChanges.ts";
import { VariantTests } from "./VariantTests.tsx";

const SalesImportSheet = lazyOnIdle(
  async () => (await import("./SalesImportSheet.tsx")).SalesImportSheet,
);

const SalesList = lazyOnIdle(async () => (await import("./SalesList.tsx")).SalesList);

/** The value of `?vendas=` that opens the import. */
const IMPORT = "importar";

/** `/app/insights`: what was sent, clicked and bought in a period, live. */
export function InsightsScreen() {
  const [params] = useSearchParams();
  const { openedId, open, close } = useSheetParam("vendas");
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle
          title="Veja o que virou venda"
          note={
            <Suspense fallback={<Skeleton width={240} height={20} />}>
              <PeriodOfResults />
            </Suspense>
          }
        />
        <PeriodBar chosen={parseInsightsParams(params).period} />
      </div>
      <Suspense fallback={<InsightsSkeleton />}>
        <Results onImport={() => open(IMPORT)} />
      </Suspense>
      <Suspense>
        {openedId === IMPORT && <SalesImport onClose={close} />}
      </Suspense>
    </>
  );
}

const query = graphql`
  query InsightsScreenQuery(
    $preset: InsightsPreset
    $from: String
    $to: String
    $dimension: InsightsDimension!
    $order: InsightsOrder!
    $first: Int!
  ) {
    viewer {
      insights(preset: $preset, from: $from, to: $to) {
        ...PeriodBar_insights
        ...FigureCards_insights
        ...Funnel_insights
        ...VariantTests_insights
        ...DayChart_insights
        ...HourHeat_insights
        ...SalesSources_insights
        sources {
          kind
        }
      }
      ...ResultRows_viewer
        @arguments(
          preset: $preset
          from: $from
          to: $to
          dimension: $dimension
          order: $order
          first: $first
        )
    }
  }
`;

/** The import over the results, which shows them anew. */
function SalesImport({ onClose }: { onClose: () => void }) {
  const [{ page }] = useDeferredParams(parseInsightsParams);
  return <SalesImportSheet onImported={() => prefetch(query, page)} onClose={onClose} />;
}

function PeriodOfResults() {
  const [{ page }] = useDeferredParams(parseInsightsParams);
  const { viewer } = useScreenQuery<InsightsScreenQuery>(query, page);
  return viewer && <PeriodNote insights={viewer.insights} />;
}

/** The figures, charts and lists of the period; from before the first message, how they come about. */
function Results({ onImport }: { onImport: () => void }) {
  const [{ view, order, page }, isStale] = useDeferredParams(parseInsightsParams);
  const { viewer } = useScreenQuery<InsightsScreenQuery>(query, page);
  const length = useRef(0); // of the list, so that a refetch does not shorten it
  const refresh = useCallback(() => {
    prefetch(query, { ...page, first: Math.max(INSIGHTS_PAGE, length.current) });
  }, [page]);
  useInsightsChanges(refresh);
  if (!viewer) return <RedirectToSignIn />;
  const { insights } = viewer;
  return (
    <div className={styles.results} data-stale={isStale}>
      <FigureCards insights={insights} />
      <div className={styles.half}>
        <Funnel insights={insights} />
        <VariantTests insights={insights} />
      </div>
      <DayChart insights={insights} />
      <HourHeat insights={insights} />
      <ResultRows
        key={view}
        viewer={viewer}
        view={view}
        order={order}
        isStale={isStale}
        length={length}
      />
      {insights.sources.some(({ kind }) => kind === "CONVERSIONS") && (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <SalesList />
        </Suspense>
      )}
      <SalesSources insights={insights} onImport={onImport} />
    </div>
  );
}
