import { type ReactNode, type RefObject, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ResultList_rows$data,
  ResultList_rows$key,
} from "../../../__generated__/ResultList_rows.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { useIsDesktop } from "../../../browser/media.ts";
import { countLabel, numberLabel, priceText } from "../../../ui/text/numbers.ts";
import styles from "./ResultRows.module.css";
import { type Reason, Unknown } from "../figures/Unknown.tsx";

const Sparkline = lazyOnIdle(async () => (await import("./Sparkline.tsx")).Sparkline);

/** Results row by row: a table on wide screens, a list on phones. */
export function ResultList(props: {
  rows: ResultList_rows$key;
  list: RefObject<HTMLUListElement | null>;
  /** What the rows are: "Grupo". */
  label: string;
  /** The days of the period. */
  period: number;
  isStale: boolean;
}) {
  const rows = useFragment(
    graphql`
      fragment ResultList_rows on InsightsRow @relay(plural: true) {
        key
        name
        detail
        clicksByDay
        figures {
          sent
          clicks
          conversions
          confirmedCommission {
            formatted
          }
          pendingCommission {
            cents
            formatted
          }
          earningsPerClick {
            formatted
          }
          earningsPerThousand {
            formatted
          }
        }
      }
    `,
    props.rows,
  );
  if (!useIsDesktop()) return <Narrow {...props} rows={rows} />;
  return (
    <table className={`${styles.rows} tnum`} aria-busy={props.isStale}>
      <thead>
        <tr>
          <th scope="col">{props.label}</th>
          <th scope="col">{countLabel(props.period, "dia", "dias")} de cliques</th>
          <th scope="col">Mensagens</th>
          <th scope="col">Cliques</th>
          <th scope="col">Vendas</th>
          <th scope="col">Comissão</th>
          <th scope="col">R$ por clique</th>
          <th scope="col">R$ por mil</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { name, clicks, conversions, commission, perClick, perThousand } = wordsOf(row);
          return (
            <tr key={row.key}>
              <th scope="row">
                <b>{name}</b>
                {row.detail && <span className="small">{row.detail}</span>}
              </th>
              <td>
                <Line counts={row.clicksByDay} width={120} height={28} />
              </td>
              <td>{numberLabel(row.figures.sent)}</td>
              <td>{clicks}</td>
              <td>{conversions}</td>
              <td>{commission}</td>
              <td>{perClick}</td>
              <td>{perThousand}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type Row = ResultList_rows$data[number];

/** The rows on a phone: the name and clicks, the line, the money and sales. */
const Narrow = (
  { rows, list, isStale }: {
    rows: readonly Row[];
    list: RefObject<HTMLUListElement | null>;
    isStale: boolean;
  },
) => (
  <ul ref={list} className={`${styles.narrow} tnum`} aria-busy={isStale}>
    {rows.map((row) => {
      const { name, commission } = wordsOf(row);
      const { clicks, conversions } = row.figures;
      return (
        <li key={row.key}>
          <div className={styles.who}>
            <b>{name}</b>
            {row.detail && <span className="small">{row.detail}</span>}
            <span className="small">
              {clicks == null
                ? countLabel(row.figures.sent, "mensagem", "mensagens")
                : countLabel(clicks, "clique", "cliques")}
            </span>
          </div>
          <Line counts={row.clicksByDay} width={48} height={24} />
          <div className={styles.money}>
            <b>{commission}</b>
            {conversions != null && (
              <span className="small">{countLabel(conversions, "venda", "vendas")}</span>
            )}
          </div>
        </li>
      );
    })}
  </ul>
);

/** What a row's cells say; a dash with its reason for what is not known. */
function wordsOf({ name, figures }: Row) {
  const { clicks, conversions, confirmedCommission, earningsPerClick, earningsPerThousand } =
    figures;
  const shown = name ?? "Excluído";
  const or = (value: ReactNode, title: string, reason: Reason) =>
    value ?? <Unknown of={`${title} de ${shown}`} reason={reason} />;
  const amount = (money: { readonly formatted: string } | null | undefined) =>
    money ? priceText(money.formatted) : null;
  const bought = (reason: Reason): Reason => conversions == null ? "SALES" : reason;
  return {
    name: shown,
    clicks: or(clicks == null ? null : numberLabel(clicks), "Cliques", "CLICKS"),
    conversions: or(conversions == null ? null : numberLabel(conversions), "Vendas", "SALES"),
    commission: or(amount(confirmedCommission), "Comissão", "SALES"),
    perClick: or(
      amount(earningsPerClick),
      "R$ por clique",
      clicks == null ? "CLICKS" : bought("NO_CLICKS"),
    ),
    perThousand: or(amount(earningsPerThousand), "R$ por mil", bought("NOTHING_SENT")),
  };
}

/** The clicks day by day; none without any click. */
const Line = (props: { counts: readonly number[]; width: number; height: number }) =>
  props.counts.some((count) => count > 0) && (
    <Suspense fallback={<span style={{ display: "inline-block", ...size(props) }} />}>
      <Sparkline {...props} />
    </Suspense>
  );

const size = ({ width, height }: { width: number; height: number }) => ({ width, height });
