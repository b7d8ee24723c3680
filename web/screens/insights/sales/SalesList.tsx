import { useCallback, useState, useTransition } from "react";
import { graphql, useLazyLoadQuery, usePaginationFragment } from "react-relay";
import type {
  ConversionMatch,
  SalesListQuery,
} from "../../../__generated__/SalesListQuery.graphql.ts";
import type {
  SalesList_viewer$data,
  SalesList_viewer$key,
} from "../../../__generated__/SalesList_viewer.graphql.ts";
import { parseInsightsParams } from "../../../routing/insights_params.ts";
import { useDeferredParams, useShowMore } from "../../../shared/lists.ts";
import { Chip } from "../../../ui/display/Chip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { SelectChip } from "../../../ui/forms/SelectChip.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../../ui/lists/LoadMoreButton.tsx";
import { dayAndClockLabel } from "../../../ui/text/clock.ts";
import { priceText } from "../../../ui/text/numbers.ts";
import { CsvLink } from "../CsvLink.tsx";
import { networkName } from "../../../shared/network_names.ts";
import styles from "./SalesList.module.css";
import { useSalesImported } from "../useInsightsChanges.ts";

/** Sales that are shown at first. */
const FIRST = 10;

const filters: Readonly<Record<ConversionMatch, string>> = {
  DISPATCH: "Ligadas pelo link",
  PRODUCT: "Por estimativa",
  NONE: "Sem ligação",
};

/** The sales of the period: what was bought, how it was traced, and how it stands. */
export function SalesList() {
  const [{ page }] = useDeferredParams(parseInsightsParams);
  const [match, setMatch] = useState<ConversionMatch | null>(null);
  const [isBusy, startTransition] = useTransition();
  const { viewer } = useLazyLoadQuery<SalesListQuery>(
    graphql`
      query SalesListQuery(
        $preset: InsightsPreset
        $from: String
        $to: String
        $match: ConversionMatch
        $first: Int!
      ) {
        viewer {
          ...SalesList_viewer
            @arguments(preset: $preset, from: $from, to: $to, match: $match, first: $first)
        }
      }
    `,
    { preset: page.preset, from: page.from, to: page.to, match, first: FIRST },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer) return null;
  return (
    <Section
      title="Vendas do período"
      action={
        <span className="small">
          <CsvLink panel="CONVERSIONS" of="vendas do período" />
        </span>
      }
    >
      <SelectChip
        label="Mostrar"
        value={match ?? ""}
        onChange={(value) =>
          startTransition(() => setMatch(value === "" ? null : value as ConversionMatch))}
      >
        <option value="">Todas</option>
        {Object.entries(filters).map(([value, label]) => (
          <option key={value} value={value}>{label}</option>
        ))}
      </SelectChip>
      <Sales viewer={viewer} isStale={isBusy} />
    </Section>
  );
}

function Sales(props: { viewer: SalesList_viewer$key; isStale: boolean }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment(
    graphql`
      fragment SalesList_viewer on Viewer
      @refetchable(queryName: "SalesListPaginationQuery")
      @argumentDefinitions(
        preset: { type: "InsightsPreset" }
        from: { type: "String" }
        to: { type: "String" }
        match: { type: "ConversionMatch" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        insights(preset: $preset, from: $from, to: $to) {
          conversions(match: $match, first: $first, after: $after)
            @connection(key: "SalesList_conversions") {
            edges {
              node {
                id
                title
                network
                status
                match
                tracedTo
                purchasedAt
                commission {
                  formatted
                }
              }
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const [, startTransition] = useTransition();
  const sales = data.insights.conversions.edges.map(({ node }) => node);
  const { list, showMore } = useShowMore(sales.length, loadNext);
  const count = Math.max(FIRST, sales.length);
  useSalesImported(useCallback(() => {
    startTransition(() => void refetch({ first: count }, { fetchPolicy: "store-and-network" }));
  }, [refetch, count]));
  if (sales.length === 0) return <EmptyState>Nenhuma venda nestes dias.</EmptyState>;
  return (
    <>
      <ul ref={list} className={`${styles.sales} tnum`} aria-busy={props.isStale}>
        {sales.map((sale) => <Sale key={sale.id} sale={sale} />)}
      </ul>
      {hasNext && <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />}
    </>
  );
}

type Listed = SalesList_viewer$data["insights"]["conversions"]["edges"][number]["node"];

const statuses = {
  PENDING: { tone: "on", label: "pendente" },
  CONFIRMED: { tone: "proven", label: "confirmada" },
  CANCELED: { tone: "quiet", label: "cancelada" },
} as const;

function Sale({ sale }: { sale: Listed }) {
  const { title, network, purchasedAt, commission } = sale;
  const { tone, label } = statuses[sale.status];
  return (
    <li>
      <div className={styles.what}>
        <b>{title || "Sem nome"}</b>
        <span className="small">{networkName(network)} · {dayAndClockLabel(purchasedAt)}</span>
        <span className="small">{tracedText(sale)}</span>
      </div>
      <div className={styles.money}>
        <b>{commission ? priceText(commission.formatted) : "—"}</b>
        <Chip tone={tone}>{label}</Chip>
      </div>
    </li>
  );
}

/** Says what a sale is traced to, and how surely. */
function tracedText({ match, tracedTo }: Pick<Listed, "match" | "tracedTo">): string {
  const to = tracedTo ? `: ${tracedTo}` : "";
  if (match === "DISPATCH") return `Ligada pelo link${to}`;
  return match === "PRODUCT"
    ? `Por estimativa, pelo produto e pela data${to}`
    : "Sem ligação com uma mensagem";
}
