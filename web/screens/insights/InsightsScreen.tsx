import { Suspense, useCallback, useRef } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { InsightsScreenQuery } from "../../__generated__/InsightsScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { INSIGHTS_PAGE, parseInsightsParams } from "../../routing/insights_params.ts";
import { useDeferredParams } from "../../shared/lists.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { DayChart } from "./charts/DayChart.tsx";
import { HourHeat } from "./charts/HourHeat.tsx";
import { VariantTests } from "./charts/VariantTests.tsx";
import cards from "./figures/FigureCards.module.css";
import { FigureCards } from "./figures/FigureCards.tsx";
import { Funnel } from "./figures/Funnel.tsx";
import styles from "./Insights.module.css";
import { PeriodBar, PeriodNote } from "./period/PeriodBar.tsx";
import { ResultRows } from "./rows/ResultRows.tsx";
import { SalesSources } from "./sales/SalesSources.tsx";
import { useInsightsChanges } from "./useInsightsChanges.ts";

const SalesImportSheet = lazyOnIdle(
  async () => (await import("./sales/SalesImportSheet.tsx")).SalesImportSheet,
);

const SalesList = lazyOnIdle(async () => (await import("./sales/SalesList.tsx")).SalesList);

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
        uncertain
        totals {
          sent
          clicks
          conversions
        }
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
  return <SalesImportSheet onImported={() => refetch(query, page)} onClose={onClose} />;
}

function PeriodOfResults() {
  const [{ page }] = useDeferredParams(parseInsightsParams);
  const { viewer } = useScreenQuery<InsightsScreenQuery>(query, page);
  return viewer && <PeriodNote insights={viewer.insights} />;
}

/** The figures, charts and lists of the period; while there are none, how they come about. */
function Results({ onImport }: { onImport: () => void }) {
  const [{ view, order, page }, isStale] = useDeferredParams(parseInsightsParams);
  const { viewer } = useScreenQuery<InsightsScreenQuery>(query, page);
  const length = useRef(0); // of the list, so that a refetch does not shorten it
  const refresh = useCallback(() => {
    refetch(query, { ...page, first: Math.max(INSIGHTS_PAGE, length.current) });
  }, [page]);
  useInsightsChanges(refresh);
  if (!viewer) return <RedirectToSignIn />;
  const { insights } = viewer;
  const { sent, clicks, conversions } = insights.totals;
  if (sent === 0 && insights.uncertain === 0 && !clicks && !conversions) {
    return (
      <div className={styles.results} data-stale={isStale}>
        <NoResults />
        <SalesSources insights={insights} onImport={onImport} />
      </div>
    );
  }
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

const NoResults = () => (
  <EmptyState
    action={
      <div data-first-action>
        <Button variant="contained" component={Link} to={paths.offers}>Escolher ofertas</Button>
      </div>
    }
  >
    Nenhuma mensagem foi a um grupo nestes dias. Envie uma oferta, e os cliques e as vendas dela
    aparecem aqui.
  </EmptyState>
);

/** The placeholder of the results while they load: as high as they are. */
const InsightsSkeleton = () => (
  <div className={styles.results} aria-label="Resultados a caminho" role="status" aria-busy="true">
    <div className={cards.cards}>
      {[0, 1, 2, 3].map((nth) => <Skeleton key={nth} variant="rounded" height={230} />)}
    </div>
    <div className={styles.half}>
      <Skeleton variant="rounded" height={360} />
      <Skeleton variant="rounded" height={360} />
    </div>
    <Skeleton variant="rounded" height={400} />
  </div>
);
