import { durationLabel } from "../../ui/text/clock.ts";
import { countLabel, numberLabel } from "../../ui/text/numbers.ts";

/** The limits of how fast messages may follow each other; gaps in ms. */
export type Pace = {
  readonly gapMinMs: number;
  readonly gapMaxMs: number;
  readonly perMinute: number;
  readonly perHour: number;
  readonly perDay: number;
  /** Messages with the same text in an hour; absent or null for no limit. */
  readonly identicalPerHour?: number | null | undefined;
};

/** The settings that decide which pace applies. */
type PaceSettings = Pace & {
  readonly sendingMode: string;
  readonly isNumberProtected: boolean;
  readonly safePace: Pace;
};

/** Returns the pace that applies: for a protected number the stricter of the person's and the safe one. */
export function effectivePace(settings: PaceSettings): Pace {
  const { sendingMode, isNumberProtected, safePace: safe } = settings;
  if (!isNumberProtected || sendingMode === "TELEGRAM") return settings;
  return {
    gapMinMs: Math.max(settings.gapMinMs, safe.gapMinMs),
    gapMaxMs: Math.max(settings.gapMaxMs, safe.gapMaxMs),
    perMinute: Math.min(settings.perMinute, safe.perMinute),
    perHour: Math.min(settings.perHour, safe.perHour),
    perDay: Math.min(settings.perDay, safe.perDay),
    identicalPerHour: Math.min(
      settings.identicalPerHour ?? Infinity,
      safe.identicalPerHour ?? Infinity,
    ),
  };
}

const EXAMPLE_GROUPS = 100;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Words the gap between two messages: "a cada 1,5 a 5 s", "a cada 30 s". */
export function gapWords({ gapMinMs, gapMaxMs }: Pick<Pace, "gapMinMs" | "gapMaxMs">): string {
  const [from, to] = [secondsText(gapMinMs), secondsText(gapMaxMs)];
  return from === to ? `a cada ${from} s` : `a cada ${from} a ${to} s`;
}

/** Formats milliseconds as seconds with at most one decimal: "1,5". */
export const secondsText = (ms: number) =>
  (ms / 1000).toLocaleString("pt-BR", { maximumFractionDigits: 1 });

/** Returns the most messages in a minute that both the gaps and the limit allow. */
export function mostPerMinute({ gapMinMs, gapMaxMs, perMinute }: Pace): number {
  const byGaps = Math.floor((MINUTE * 1000) / ((gapMinMs + gapMaxMs) / 2));
  return Math.max(1, Math.min(perMinute, byGaps));
}

/** Returns the minutes that messages of different texts take, each limit over a sliding window. */
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

/** Returns the minutes that messages of the same text take. */
export function minutesForSame(messages: number, pace: Pace): number {
  const perHour = Math.min(pace.perHour, pace.identicalPerHour ?? Infinity);
  return minutesFor(messages, { ...pace, perHour });
}

/** Words what a pace allows. */
export function paceSentence(pace: Pace): string {
  const minute = mostPerMinute(pace);
  const day = Math.min(pace.perDay, pace.perHour * 24, minute * 60 * 24);
  const [varied, same] = [minutesFor(EXAMPLE_GROUPS, pace), minutesForSame(EXAMPLE_GROUPS, pace)]
    .map((minutes) => durationLabel(minutes));
  const sentence =
    `Cerca de ${countLabel(minute, "mensagem", "mensagens")} por minuto no máximo; na ` +
    `prática, ${EXAMPLE_GROUPS} grupos recebem em uns ${varied}, e em um dia saem até ${
      numberLabel(day)
    }.`;
  return varied === same
    ? sentence
    : `${sentence} Com o mesmo texto para todos, ${EXAMPLE_GROUPS} grupos levam uns ${same}.`;
}

/** Words the quiet hours: "silêncio das 22:00 às 08:00"; null if there are none. */
export const quietWords = (from: string | null | undefined, to: string | null | undefined) =>
  from && to ? `silêncio das ${from} às ${to}` : null;
