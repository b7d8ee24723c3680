import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { FigureCards_insights$key } from "../../../__generated__/FigureCards_insights.graphql.ts";
import { numberLabel, priceText } from "../../../ui/text/numbers.ts";
import { useNow } from "../../../ui/text/age.ts";
import { useComparison } from "../period/PeriodBar.tsx";
import { type Change, countChange, moneyChange } from "./changes.ts";
import styles from "./FigureCards.module.css";
import { ChangeIcon, ClockIcon } from "../icons.tsx";
import { clicksAt, salesUntil, sentence, untilText } from "../period/period_words.ts";
import { Unknown } from "./Unknown.tsx";

/** The four figures of a period, each with the one before, what it counts, and as of when. */
export function FigureCards(props: { insights: FigureCards_insights$key }) {
  const { totals, previousTotals, sources } = useFragment(
    graphql`
      fragment FigureCards_insights on Insights {
        totals {
          clicks
          botClicks
          conversions
          canceledConversions
          estimatedConversions
          confirmedCommission {
            cents
            formatted
          }
          pendingCommission {
            cents
            formatted
          }
          earningsPerClick {
            cents
            formatted
          }
          earningsPerThousand {
            formatted
          }
        }
        previousTotals {
          clicks
          conversions
          confirmedCommission {
            cents
            formatted
          }
          earningsPerClick {
            cents
            formatted
          }
        }
        sources {
          kind
          updatedAt
          coveredUntil
        }
      }
    `,
    props.insights,
  );
  const now = useNow();
  const { isCompared } = useComparison();
  const before = isCompared ? previousTotals : null;
  const [clicked, sold] = [clicksAt(sources), salesUntil(sources)];
  const asOf = (instant: string | null) => instant ? sentence(untilText(instant, now)) : "";
  const reports = sold ? `Relatórios ${untilText(sold, now)}` : "Nenhum relatório ainda";
  const { confirmedCommission, pendingCommission, earningsPerClick, earningsPerThousand } = totals;
  return (
    <div className={styles.cards}>
      <FigureCard
        title="Cliques de pessoas"
        value={totals.clicks == null
          ? <Unknown of="Cliques de pessoas" reason="CLICKS" />
          : numberLabel(totals.clicks)}
        change={countChange(totals.clicks, before?.clicks)}
        counts={`Sem robôs e sem o mesmo toque repetido. ${asOf(clicked)}`}
      />
      <FigureCard
        title="Vendas"
        value={totals.conversions == null
          ? <Unknown of="Vendas" reason="SALES" />
          : numberLabel(totals.conversions)}
        change={countChange(totals.conversions, before?.conversions)}
        more={totals.estimatedConversions
          ? <p className="small">{numberLabel(totals.estimatedConversions)} por estimativa</p>
          : null}
        counts={sold
          ? `Itens que as lojas ligaram aos seus links. ${asOf(sold)}`
          : "Itens que as lojas ligaram aos seus links. Nenhum relatório ainda"}
      />
      <FigureCard
        title="Comissão confirmada"
        value={confirmedCommission
          ? priceText(confirmedCommission.formatted)
          : <Unknown of="Comissão confirmada" reason="SALES" />}
        change={moneyChange(confirmedCommission, before?.confirmedCommission, "share")}
        more={pendingCommission && (
          <p className="small">
            <b className={styles.pending}>+ {priceText(pendingCommission.formatted)}</b> pendente
          </p>
        )}
        counts={`A pendente pode ser cancelada. ${reports}`}
      />
      <FigureCard
        title="R$ por clique"
        value={earningsPerClick ? priceText(earningsPerClick.formatted) : (
          <Unknown
            of="R$ por clique"
            reason={totals.clicks == null
              ? "CLICKS"
              : totals.conversions == null
              ? "SALES"
              : "NO_CLICKS"}
          />
        )}
        change={moneyChange(earningsPerClick, before?.earningsPerClick, "difference")}
        more={earningsPerThousand && (
          <p className="small">
            <b>{priceText(earningsPerThousand.formatted)}</b> por mil entregues
          </p>
        )}
        counts={`Só a comissão já confirmada. ${reports}`}
      />
    </div>
  );
}

/** A figure: its value, how it changed, what it counts. */
function FigureCard(props: {
  title: string;
  value: ReactNode;
  change: Change | null;
  more?: ReactNode;
  counts: string;
}) {
  const { change } = props;
  return (
    <section className={`${styles.card} on-card`} aria-label={props.title}>
      <h2>{props.title}</h2>
      <p className={`${styles.value} tnum`}>{props.value}</p>
      {change && (
        <p className={`${styles.line} small tnum`}>
          {change.amount && (
            <span className={styles[change.direction]}>
              <ChangeIcon rose={change.direction === "up"} />
              <span className="sr-only">{change.direction === "up" ? "subiu " : "caiu "}</span>
              {change.amount}
            </span>
          )} {change.before}
        </p>
      )}
      {props.more}
      <p className={styles.counts}>
        <ClockIcon />
        <span>{props.counts}</span>
      </p>
    </section>
  );
}
