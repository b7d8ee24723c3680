import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import type { Figure } from "./report.ts";

/** One figure of one run: a line of `bench/history.csv`. */
export type HistoryLine = Figure & {
  /** The day in UTC, as 2026-11-24. */
  readonly date: string;
  /** The commit that was measured, abbreviated. */
  readonly commit: string;
  /** The processor's model and how many cores; ratios of two machines are not compared. */
  readonly machine: string;
};

const columns = ["date", "commit", "machine", "name", "ratio", "goal"] as const;

/** Reads the lines of a history, oldest first. @throws for a line that is not of its columns */
export function readHistory(csv: string): HistoryLine[] {
  const rows = parse(csv, { columns: true }) as Record<(typeof columns)[number], string>[];
  return rows.map(({ ratio, goal, ...text }) => {
    if (!Number.isFinite(Number(ratio))) throw new Error(`${text.name}: ${ratio} is no ratio`);
    return { ...text, ratio: Number(ratio), goal: goal === "" ? null : Number(goal) };
  });
}

export const writeHistory = (lines: readonly HistoryLine[]): string =>
  stringify([...lines], { header: true, columns: [...columns] });

/** A figure beside the last one of an earlier commit on the same machine. */
export type Comparison = { readonly now: HistoryLine; readonly before: HistoryLine };

/** By how much a ratio may grow before it counts as worse: what two runs differ by chance. */
const TOLERANCE = 0.1;

/**
 * Compares each figure's newest line with the last one of another commit, measured on the same
 * machine; figures without such a line are left out.
 */
export function compareWithLast(lines: readonly HistoryLine[]): Comparison[] {
  return latest(lines).flatMap((now) => {
    const before = lines.findLast(({ name, machine, commit }) =>
      name === now.name && machine === now.machine && commit !== now.commit
    );
    return before ? [{ now, before }] : [];
  });
}

export const isWorse = ({ now, before }: Comparison): boolean =>
  now.ratio > before.ratio * (1 + TOLERANCE);

/** Returns the newest line of each figure, in the order of their names. */
export function latest(lines: readonly HistoryLine[]): HistoryLine[] {
  const byName = new Map(lines.map((line) => [line.name, line]));
  return [...byName.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
