import { type ReportNetwork, usualDateOrder } from "./networks.ts";

const dateOrders = ["DAY_FIRST", "MONTH_FIRST"] as const;
/** Which of the two first numbers of a date is the day: 28/11/2026 or 11/28/2026. */
export type DateOrder = (typeof dateOrders)[number];

const SLASHED = /^(\d{1,2})\/(\d{1,2})(?=\/\d{4})/;

/** Returns the order that alone makes a date of a cell; null: both do, or it has another form. */
function onlyOrderOf(cell: string): DateOrder | null {
  const [, first, second] = SLASHED.exec(cell.trim()) ?? [];
  if (Number(first) > 12 && Number(second) <= 12) return "DAY_FIRST";
  return Number(second) > 12 && Number(first) <= 12 ? "MONTH_FIRST" : null;
}

/** Whether a cell is two dates, one in each order. */
export function isAmbiguousDate(cell: string): boolean {
  const [all, first, second] = SLASHED.exec(cell.trim()) ?? [];
  return all !== undefined && onlyOrderOf(cell) === null && Number(first) !== Number(second);
}

/** A date with a time of two halves of the day: "11/28/2026 2:05 PM". */
const HALF_DAY = /(\d{1,2})(:\d{2}(?::\d{2})?)\s*([ap])\.?m\.?$/i;

/** Returns a cell as Brazilian spreadsheets write it. */
export function dayFirst(cell: string, order: DateOrder | null): string {
  const turned = (order ?? onlyOrderOf(cell)) === "MONTH_FIRST"
    ? cell.trim().replace(SLASHED, "$2/$1")
    : cell;
  return turned.replace(HALF_DAY, (_all, hour: string, rest: string, half: string) => {
    const hours = Number(hour) % 12 + (half.toLowerCase() === "p" ? 12 : 0);
    return `${hours}${rest}`;
  });
}

/**
 * Returns the order of a file's dates: the given one, else the one that some of its dates prove, else
 * the remembered or the network's usual one. Null: some of its dates could be either.
 */
export function dateOrderOf(
  cells: readonly string[],
  network: ReportNetwork,
  { given, remembered }: {
    readonly given: DateOrder | null;
    readonly remembered: DateOrder | null;
  },
): DateOrder | null {
  if (given) return given;
  const proven = new Set(cells.map(onlyOrderOf).filter((order) => order !== null));
  const [order] = proven.size === 1 ? proven : [remembered ?? usualDateOrder(network)];
  return order ?? (cells.some(isAmbiguousDate) ? null : "DAY_FIRST");
}
