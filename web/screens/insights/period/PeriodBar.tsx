import { Suspense, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PeriodBar_insights$key } from "../../../__generated__/PeriodBar_insights.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { useSetParam } from "../../../shared/lists.ts";
import { DaysIcon, FoldIcon } from "../icons.tsx";
import { periodText } from "./period_words.ts";
import styles from "./PeriodBar.module.css";

const ChosenPeriod = lazyOnIdle(async () => (await import("./ChosenPeriod.tsx")).ChosenPeriod);

const choices = [["7", "7 dias"], ["30", "30 dias"], ["90", "90 dias"], ["365", "1 ano"]] as const;

/** What stands beside a period, by its value of `?comparar=`. */
const comparisons = {
  antes: "Comparar: os dias antes",
  nada: "Não comparar",
} as const;

/** The choice of the period, in the address, and of what stands beside it. */
export function PeriodBar({ chosen }: { chosen: string }) {
  const [, setParams] = useSearchParams();
  const { comparison, setComparison } = useComparison();
  const own = useRef<HTMLButtonElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = (period: Record<string, string>) =>
    setParams((params) => {
      for (const name of ["periodo", "de", "ate"]) params.delete(name);
      for (const [name, value] of Object.entries(period)) params.set(name, value);
      return params;
    }, { replace: true, preventScrollReset: true });
  return (
    <div className={styles.bar}>
      <div role="group" aria-label="Período" className={`${styles.periods} on-card`}>
        {choices.map(([days, label]) => (
          <button
            key={days}
            type="button"
            aria-pressed={days === chosen}
            onClick={() => choose({ periodo: days })}
          >
            {label}
          </button>
        ))}
        <button
          ref={own}
          type="button"
          aria-pressed={chosen === "chosen"}
          aria-haspopup="dialog"
          onClick={() => setIsChoosing(true)}
        >
          Escolher
        </button>
      </div>
      <span className={`${styles.comparison} on-card`}>
        <DaysIcon />
        <select
          aria-label="Comparar com"
          value={comparison}
          onChange={({ target }) => setComparison(target.value)}
        >
          {Object.entries(comparisons).map(([value, label]) => (
            <option key={value} value={value}>{label}</option>
          ))}
        </select>
        <FoldIcon />
      </span>
      {isChoosing && (
        <Suspense>
          <ChosenPeriod
            anchor={own.current}
            onChoose={(from, to) => choose({ de: from, ate: to })}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Says which days are shown, and which stand beside them. */
export function PeriodNote(props: { insights: PeriodBar_insights$key }) {
  const { period, previousPeriod } = useFragment(
    graphql`
      fragment PeriodBar_insights on Insights {
        period {
          from
          to
        }
        previousPeriod {
          from
          to
        }
      }
    `,
    props.insights,
  );
  const { isCompared } = useComparison();
  return (
    <span className="tnum">
      {periodText(period)}
      {isCompared && `, ao lado de ${periodText(previousPeriod)}`}
    </span>
  );
}

/** Reads and sets what stands beside the period. */
export function useComparison() {
  const [params] = useSearchParams();
  const setParam = useSetParam();
  const comparison = params.get("comparar") === "nada" ? "nada" : "antes";
  return {
    comparison,
    isCompared: comparison === "antes",
    setComparison: (value: string) => setParam("comparar", value === "nada" ? value : null),
  };
}
