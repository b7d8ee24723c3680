/** Messages of a cell below which its figure says nothing. */
export const LEAST_SENT = 5;
/** Hours that stand together in a cell. */
const HOURS = 2;

type Hour = {
  readonly weekday: number;
  readonly hour: number;
  readonly sent: number;
  readonly messageClicks: number | null | undefined;
};

/** A cell of the week: clicks per message; null: too few messages. */
type HeatCell = { readonly sent: number; readonly rate: number | null };

/** Adds the hours of a week up to cells of two hours: seven rows, and the columns that have messages. */
export function heatOf(hours: readonly Hour[]) {
  const sent = hours.filter((hour) => hour.sent > 0);
  const columnsOf = sent.map(({ hour }) => Math.floor(hour / HOURS));
  const first = Math.min(...columnsOf);
  const columns = sent.length === 0
    ? []
    : Array.from({ length: Math.max(...columnsOf) - first + 1 }, (_, nth) => (first + nth) * HOURS);
  const rows = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    columns.map((from): HeatCell => {
      const within = sent.filter(({ hour, weekday: day }) =>
        day === weekday && hour >= from && hour < from + HOURS
      );
      const messages = within.reduce((sum, { sent }) => sum + sent, 0);
      const clicks = within.reduce((sum, { messageClicks }) => sum + (messageClicks ?? 0), 0);
      return { sent: messages, rate: messages < LEAST_SENT ? null : clicks / messages };
    })
  );
  return { columns, rows };
}

/** The most levels of colour. */
const LEVELS = 4;

/**
 * The upper ends of the levels, in tenths, so that each level has about as many cells. There are fewer
 * where the figures are alike.
 */
export function levelsOf(rows: readonly (readonly HeatCell[])[]): number[] {
  const rates = rows.flat().flatMap(({ rate }) => rate === null ? [] : tenths(rate))
    .sort((a, b) => a - b);
  if (rates.length === 0) return [];
  const ends = Array.from(
    { length: LEVELS },
    (_, nth) => rates[Math.ceil((nth + 1) / LEVELS * rates.length) - 1]!,
  );
  return [...new Set(ends)];
}

/** The level of a cell, from 1 to 4, the highest one always 4. */
export function levelOf(rate: number, ends: readonly number[]): number {
  const nth = ends.findIndex((end) => tenths(rate) <= end);
  return LEVELS - ends.length + 1 + nth;
}

const tenths = (rate: number) => Math.round(rate * 10) / 10;

/** The words of each level: "até 1,3", "1,4 a 1,9", "2,8 ou mais". */
export const levelWords = (ends: readonly number[]): string[] =>
  ends.map((end, nth) => {
    const from = nth === 0 ? 0 : tenths(ends[nth - 1]! + 0.1);
    if (nth === 0) return ends.length === 1 ? rateLabel(end) : `até ${rateLabel(end)}`;
    if (nth === ends.length - 1) return `${rateLabel(from)} ou mais`;
    return from === end ? rateLabel(end) : `${rateLabel(from)} a ${rateLabel(end)}`;
  });

const rate = new Intl.NumberFormat("pt-BR", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Formats clicks per message: "1,3". */
export const rateLabel = (value: number) => rate.format(value);
