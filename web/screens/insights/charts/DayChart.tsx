import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DayChart_insights$key } from "../../../__generated__/DayChart_insights.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { ChipGroup, ToggleChip } from "../../../ui/buttons/ToggleChip.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { useNow } from "../../../ui/text/age.ts";
import { moneyLabel } from "../../../ui/text/money.ts";
import { countLabel, numberLabel } from "../../../ui/text/numbers.ts";
import { CsvLink } from "../CsvLink.tsx";
import { bestBar, type DayBar, dayBars, type DayMeasure } from "./day_bars.ts";
import styles from "./DayChart.module.css";
import { clicksAt, periodText, salesUntil, sentence, untilText } from "../period/period_words.ts";

const DayBarsChart = lazyOnIdle(
  async () => (await import("./DayBarsChart.tsx")).DayBarsChart,
);

/** Each measure: its chip, the words of an amount of it, and what it counts. */
const measures: Readonly<
  Record<
    DayMeasure,
    {
      readonly label: string;
      readonly words: (value: number) => string;
      readonly counts: string;
    }
  >
> = {
  clicks: {
    label: "Cliques",
    words: (value) => countLabel(value, "clique", "cliques"),
    counts: "Cliques de pessoas, no dia do clique.",
  },
  sales: {
    label: "Vendas",
    words: (value) => countLabel(value, "venda", "vendas"),
    counts: "Itens vendidos, no dia da compra.",
  },
  commission: {
    label: "Comissão",
    words: (value) => moneyLabel(value),
    counts: "Só a comissão já confirmada, no dia da compra.",
  },
};

/** Clicks, sales or confirmed commission day by day: as bars, then as a table. */
export function DayChart(props: { insights: DayChart_insights$key }) {
  const insights = useFragment(
    graphql`
      fragment DayChart_insights on Insights {
        days {
          day
          figures {
            clicks
            conversions
            confirmedCommission {
              cents
            }
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
  const [measure, setMeasure] = useState<DayMeasure>("clicks");
  const days = insights.days.map(({ day, figures }) => ({
    day,
    clicks: figures.clicks ?? null,
    sales: figures.conversions ?? null,
    commission: figures.confirmedCommission?.cents ?? null,
  }));
  const bars = dayBars(days, measure);
  const { words, counts } = measures[measure];
  const until = (measure === "clicks" ? clicksAt : salesUntil)(insights.sources);
  const isByWeek = bars !== null && bars.length < days.length;
  return (
    <Section
      title={isByWeek ? "Semana a semana" : "Dia a dia"}
      action={<CsvLink panel="DAYS" of="dia a dia" />}
    >
      <ChipGroup label="O que mostrar por dia" scrolls>
        {(Object.keys(measures) as DayMeasure[]).map((one) => (
          <ToggleChip
            key={one}
            isPicked={one === measure}
            onToggle={() => setMeasure(one)}
          >
            {measures[one].label}
          </ToggleChip>
        ))}
      </ChipGroup>
      {bars === null ? <EmptyState>{unknown[measure]}</EmptyState> : (
        <>
          <p className={`small tnum ${styles.best}`}>
            {bestText(bars, words)} {counts}
            {until && ` ${sentence(untilText(until, now))}.`}
          </p>
          <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
            <DayBarsChart
              bars={bars}
              label={`${measures[measure].label} ${isByWeek ? "por semana" : "por dia"}. ${
                bestText(bars, words)
              }`}
            />
          </Suspense>
          <p className={`small tnum ${styles.ends}`} aria-hidden>
            <span>{periodText(bars[0]!)}</span>
            <span>{periodText(bars.at(-1)!)}</span>
          </p>
          <details className={styles.numbers}>
            <summary>Ver os números</summary>
            <div className={styles.scroll} tabIndex={0} role="group" aria-label="Números por dia">
              <table className="tnum">
                <thead>
                  <tr>
                    <th scope="col">Dia</th>
                    <th scope="col">Cliques</th>
                    <th scope="col">Vendas</th>
                    <th scope="col">Comissão</th>
                  </tr>
                </thead>
                <tbody>
                  {days.toReversed().map(({ day, clicks, sales, commission }) => (
                    <tr key={day}>
                      <th scope="row">{periodText({ from: day, to: day })}</th>
                      <td>{clicks === null ? "—" : numberLabel(clicks)}</td>
                      <td>{sales === null ? "—" : numberLabel(sales)}</td>
                      <td>{commission === null ? "—" : moneyLabel(commission)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </Section>
  );
}

const unknown: Readonly<Record<DayMeasure, string>> = {
  clicks: "Ainda não dá para dizer: nenhum link seu foi medido nestes dias.",
  sales: "Nenhuma loja contou as suas vendas destes dias ainda.",
  commission: "Nenhuma loja contou as suas vendas destes dias ainda.",
};

function bestText(bars: readonly DayBar[], words: (value: number) => string): string {
  const best = bestBar(bars);
  return best ? `O melhor: ${periodText(best)}, com ${words(best.value)}.` : "Nada nestes dias.";
}
