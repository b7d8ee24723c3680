import type { MetricFacts } from "../core/operations/health/metric_facts.ts";

export type Labels = Readonly<Record<string, string>>;
/** One line: the labels and the value; `suffix` belongs to a histogram's parts. */
export type Sample = {
  readonly labels?: Labels;
  readonly value: number;
  readonly suffix?: string;
};

export type Metric = {
  readonly help: string;
  readonly type: "gauge" | "counter" | "histogram";
  readonly samples: (facts: MetricFacts) => readonly Sample[];
};

/** A sample without labels; none of a value that is absent. */
export const one = (value: number | null | undefined): Sample[] =>
  value === null || value === undefined ? [] : [{ value }];

export const seconds = (ms: number): number => ms / 1000;
