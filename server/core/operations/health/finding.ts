import type { HealthFacts } from "./facts.ts";

/** OK: nothing to do. NOTE: somebody should take care of it by day. ALERT: at once. */
export const levels = ["OK", "NOTE", "ALERT"] as const;
export type Level = (typeof levels)[number];
export type ProblemLevel = Exclude<Level, "OK">;

/** What a check found: how bad it is, and the figure in words. */
export type Finding = { readonly level: Level; readonly figure: string };

/** A check of the health: its rule is a function of the facts. */
export type Check = {
  readonly label: string;
  /** What to do about it, in Portuguese. */
  readonly advice: string;
  /** The app's screen where one acts; null: at the machine. */
  readonly path: string | null;
  readonly examine: (facts: HealthFacts) => Finding;
};

export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const MB = 1024 ** 2;
export const GB = 1024 ** 3;

type AgeRule = {
  /** Milliseconds from which it is a note, and an alert. */
  readonly note: number;
  readonly alert: number;
  readonly none: string;
  readonly some: (age: string) => string;
};

/** Decides by the age of the oldest that waits. */
export function byAge(
  oldest: Date | null,
  now: Date,
  { note, alert, none, some }: AgeRule,
): Finding {
  if (oldest === null) return { level: "OK", figure: none };
  const ms = Math.max(0, now.getTime() - oldest.getTime());
  return { level: ms >= alert ? "ALERT" : ms >= note ? "NOTE" : "OK", figure: some(ageWords(ms)) };
}

/** Words a number of things. */
export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Words an age: "há 12 s", "há 3 min", "há 2 h", "há 5 dias". */
export function ageWords(ms: number): string {
  if (ms < MINUTE) return `há ${Math.max(0, Math.floor(ms / 1000))} s`;
  if (ms < HOUR) return `há ${Math.floor(ms / MINUTE)} min`;
  if (ms < 2 * DAY) return `há ${Math.floor(ms / HOUR)} h`;
  return `há ${Math.floor(ms / DAY)} dias`;
}

/** Words a number of bytes: "512 MB", "48,3 GB". */
export const bytesWords = (bytes: number): string =>
  bytes < GB
    ? `${Math.round(bytes / MB)} MB`
    : `${(bytes / GB).toLocaleString("pt-BR", { maximumFractionDigits: 1 })} GB`;
