import { durationLabel } from "../../ui/text/clock.ts";
import { countLabel, numberLabel } from "../../ui/text/numbers.ts";

/** How fast messages may follow each other; gaps in ms. */
export type Pace = {
  readonly gapMinMs: number;
  readonly gapMaxMs: number;
  readonly perMinute: number;
  readonly perHour: number;
  readonly perDay: number;
  /** Messages with the same words in an hour; left out or null: as many as one likes. */
  readonly identicalPerHour?: number | null | undefined;
};

/** How messages are sent, as far as it says what pace holds. */
type Paced = Pace & {
  readonly sendingMode: string;
  readonly isNumberProtected: boolean;
  readonly safePace: Pace;
};

/** The pace that holds: of a protected number the stricter of the person's own and the safe one. */
export function heldPace(paced: Paced): Pace {
  const { sendingMode, isNumberProtected, safePace: safe } = paced;
  if (!isNumberProtected || sendingMode === "TELEGRAM") return paced;
  return {
    gapMinMs: Math.max(paced.gapMinMs, safe.gapMinMs),
    gapMaxMs: Math.max(paced.gapMaxMs, safe.gapMaxMs),
    perMinute: Math.min(paced.perMinute, safe.perMinute),
    perHour: Math.min(paced.perHour, safe.perHour),
    perDay: Math.min(paced.perDay, safe.perDay),
    identicalPerHour: Math.min(
      paced.identicalPerHour ?? Infinity,
      safe.identicalPerHour ?? Infinity,
    ),
  };
}

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

/** Minutes that so many messages of different words take, each cap counted over a sliding window. */
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

/** Minutes that so many messages of the same words take. */
export function minutesForSame(messages: number, pace: Pace): number {
  const perHour = Math.min(pace.perHour, pace.identicalPerHour ?? Infinity);
  return minutesFor(messages, { ...pace, perHour });
}

/** What a pace comes to, in a sentence or two. */
export function paceSentence(pace: Pace): string {
  const minute = mostPerMinute(pace);
  const day = Math.min(pace.perDay, pace.perHour * 24, minute * 60 * 24);
  const [varied, same] = [minutesFor(GROUPS, pace), minutesForSame(GROUPS, pace)]
    .map((minutes) => durationLabel(minutes));
  const sentence =
    `Cerca de ${countLabel(minute, "mensagem", "mensagens")} por minuto no máximo; na ` +
    `prática, ${GROUPS} grupos recebem em uns ${varied}, e em um dia saem até ${numberLabel(day)}.`;
  return varied === same
    ? sentence
    : `${sentence} Com o mesmo texto para todos, ${GROUPS} grupos levam uns ${same}.`;
}

/** When nothing is sent: "silêncio das 22:00 às 08:00"; null: there is no such time. */
export const quietWords = (from: string | null | undefined, to: string | null | undefined) =>
  from && to ? `silêncio das ${from} às ${to}` : null;
