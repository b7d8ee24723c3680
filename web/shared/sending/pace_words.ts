import { durationLabel } from "../../ui/clock.ts";
import { countLabel, numberLabel } from "../../ui/count.ts";

/** How fast messages may follow each other; gaps in ms. */
export type Pace = {
  readonly gapMinMs: number;
  readonly gapMaxMs: number;
  readonly perMinute: number;
  readonly perHour: number;
  readonly perDay: number;
};

const GROUPS = 100;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Between two messages: "a cada 1,5 a 5 s", "a cada 30 s". */
export function gapWords({ gapMinMs, gapMaxMs }: Pick<Pace, "gapMinMs" | "gapMaxMs">): string {
  const [from, to] = [secondsText(gapMinMs), secondsText(gapMaxMs)];
  return from === to ? `a cada ${from} s` : `a cada ${from} a ${to} s`;
}

/** Milliseconds as the seconds one types, with at most one decimal: "1,5". */
export const secondsText = (ms: number) =>
  (ms / 1000).toLocaleString("pt-BR", { maximumFractionDigits: 1 });

/** Messages in a minute, at most: what the gaps and the cap both allow. */
export function mostPerMinute({ gapMinMs, gapMaxMs, perMinute }: Pace): number {
  const byGaps = Math.floor((MINUTE * 1000) / ((gapMinMs + gapMaxMs) / 2));
  return Math.max(1, Math.min(perMinute, byGaps));
}

/** Minutes that so many messages take, each cap counted over a sliding window. */
export function minutesFor(messages: number, pace: Pace): number {
  const gap = (pace.gapMinMs + pace.gapMaxMs) / 2000; // s
  let left = Math.max(0, messages - 1); // the first goes at once
  let seconds = 0;
  for (const [most, length] of [[pace.perDay, DAY], [pace.perHour, HOUR]] as const) {
    const full = Math.floor(left / most);
    seconds += full * length;
    left -= full * most;
  }
  const full = Math.floor(left / pace.perMinute);
  seconds += Math.max(full * MINUTE + (left - full * pace.perMinute) * gap, left * gap);
  return seconds / 60;
}

/** What a pace comes to, in one sentence. */
export function paceSentence(pace: Pace): string {
  const minute = mostPerMinute(pace);
  const day = Math.min(pace.perDay, pace.perHour * 24, minute * 60 * 24);
  return `Cerca de ${countLabel(minute, "mensagem", "mensagens")} por minuto no máximo; na ` +
    `prática, ${GROUPS} grupos recebem em uns ${durationLabel(minutesFor(GROUPS, pace))}, e em ` +
    `um dia saem até ${numberLabel(day)}.`;
}

/** When nothing is sent: "silêncio das 22:00 às 08:00"; null: there is no such time. */
export const quietWords = (from: string | null | undefined, to: string | null | undefined) =>
  from && to ? `silêncio das ${from} às ${to}` : null;
