import { type RefObject, useEffect } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { ResultRows_viewer$key } from "../../../__generated__/ResultRows_viewer.graphql.ts";
import {
  dimensions,
  type InsightsOrdering,
  type InsightsView,
} from "../../../routing/insights_params.ts";
import { useSetParam, useShowMore } from "../../../shared/lists.ts";
import { ChipGroup, ToggleChip } from "../../../ui/buttons/ToggleChip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { SelectChip } from "../../../ui/forms/SelectChip.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../../ui/lists/LoadMoreButton.tsx";
import { useNow } from "../../../ui/text/age.ts";
import { CsvLink } from "../CsvLink.tsx";
import { knownText } from "../period/period_words.ts";
import { ResultList } from "./ResultList.tsx";
import styles from "./ResultRows.module.css";

/** Each list: its chip, and the head of its first column. */
const views: Readonly<Record<InsightsView, { readonly label: string; readonly title: string }>> = {
  grupo: { label: "Grupo", title: "Por grupo" },
  modelo: { label: "Modelo", title: "Por modelo" },
  variante: { label: "Versão", title: "Por versão" },
  loja: { label: "Loja", title: "Por loja" },
  produto: { label: "Produto", title: "Por produto" },
  link: { label: "Link", title: "Por link" },
};

const orders: Readonly<Record<InsightsOrdering, string>> = {
  cliques: "Mais cliques",
  vendas: "Mais vendas",
  comissao: "Mais comissão",
  mensagens: "Mais mensagens",
};

/** The results by group, template, variant, shop, product or link; a table on wide screens. */
export function ResultRows(props: {
  viewer: ResultRows_viewer$key;
  view: InsightsView;
  order: InsightsOrdering;
  isStale: boolean;
  /** Receives the number of rows shown, for a refetch. */
  length: RefObject<number>;
}) {
  const { view } = props;
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment ResultRows_viewer on Viewer
      @refetchable(queryName: "ResultRowsPaginationQuery")
      @argumentDefinitions(
        preset: { type: "InsightsPreset" }
        from: { type: "String" }
        to: { type: "String" }
        dimension: { type: "InsightsDimension!" }
        order: { type: "InsightsOrder!" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        insights(preset: $preset, from: $from, to: $to) {
          period {
            days
          }
          rowCount(dimension: $dimension)
          sources {
            kind
            updatedAt
            coveredUntil
          }
          rows(dimension: $dimension, order: $order, first: $first, after: $after)
            @connection(key: "ResultRows_rows") {
            edges {
              node {
                key
                ...ResultList_rows
              }
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const { period, rowCount, rows, sources } = data.insights;
  const shown = rows.edges.map(({ node }) => node);
  useEffect(() => void (props.length.current = shown.length), [shown.length]);
  const { list, showMore } = useShowMore(shown.length, loadNext);
  const now = useNow();
  const { title } = views[view];
  return (
    <Section
      title={title}
      action={<CsvLink panel={dimensions[view]} of={title.toLowerCase()} />}
    >
      <Filters view={view} order={props.order} />
      <p className="small tnum">
        Cliques de pessoas e comissão confirmada. {knownText(sources, now)}
      </p>
      {shown.length === 0 ? <EmptyState>{emptyWords[view]}</EmptyState> : (
        <ResultList
          rows={shown}
          list={list}
          label={views[view].label}
          period={period.days}
          isStale={props.isStale}
        />
      )}
      {hasNext && (
        <div className={styles.more}>
          <p className="small tnum">mais {rowCount - shown.length}</p>
          <LoadMoreButton isBusy={isLoadingNext} onClick={showMore} />
        </div>
      )}
    </Section>
  );
}

const emptyWords: Readonly<Record<InsightsView, string>> = {
  grupo: "Nenhuma mensagem foi a um grupo nestes dias.",
  modelo: "Nenhuma mensagem saiu de um modelo nestes dias.",
  variante: "Nenhum modelo com mais de uma versão enviou nestes dias.",
  loja: "Nenhuma oferta foi enviada nestes dias.",
  produto: "Nenhum produto foi enviado nestes dias.",
  link:
    "Nenhum link seu foi clicado nestes dias. Os links das mensagens contam no grupo, no modelo " +
    "e no produto.",
};

/** What the list is by, and its order; both are stored in the address. */
function Filters({ view, order }: { view: InsightsView; order: InsightsOrdering }) {
  const setParam = useSetParam();
  return (
    <div className={styles.filters}>
      <ChipGroup label="Listar por" scrolls>
        {(Object.keys(views) as InsightsView[]).map((one) => (
          <ToggleChip
            key={one}
            isPicked={one === view}
            onToggle={() => setParam("por", one)}
          >
            {views[one].label}
          </ToggleChip>
        ))}
      </ChipGroup>
      <SelectChip
        label="Ordem"
        value={order}
        onChange={(value) => setParam("ordem", value === "cliques" ? null : value)}
      >
        {Object.entries(orders).map(([value, label]) => (
          <option key={value} value={value}>{label}</option>
        ))}
      </SelectChip>
    </div>
  );
}
