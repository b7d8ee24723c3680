import { centsOf } from "../marketplaces/readings/price_text.ts";
import { fold } from "../search.ts";
import { instantOf, zoned } from "../zoned.ts";

/** Parses an amount in reais, as Brazilian spreadsheets write it: "R$ 1.234,56", "1234,5"; null: no amount. */
export function centsIn(cell: string): number | null {
  const digits = cell.replace(/^R\$\s*/i, "").replace(/[\s\u00a0]/g, "");
  if (/^\d+\.\d{1,2}$/.test(digits)) return centsOf(digits.replace(".", ","), "BRL");
  return centsOf(digits, "BRL");
}

/** Formats cents as `centsIn` parses them: "1234,56". */
export const centsCell = (cents: number | null): string =>
  cents === null ? "" : (cents / 100).toFixed(2).replace(".", ",");

/** Parses a whole percentage: "10%", "10"; null: no percentage. */
export function percentIn(cell: string): number | null {
  const digits = /^(\d{1,3})(?:[.,]0+)?\s*%?$/.exec(cell.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Characters that are compared: more than any of the words has. */
const LONGEST_YES = 10;

/** Parses yes and no, as people write them; null: neither. */
export function yesIn(cell: string): boolean | null {
  const word = fold(cell.trim().slice(0, LONGEST_YES));
  if (["sim", "s", "yes", "true", "1", "x"].includes(word)) return true;
  return ["nao", "n", "no", "false", "0"].includes(word) ? false : null;
}

const DATE = /^(?:(\d{1,2})\/(\d{1,2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))/;
// No two adjacent stars: matching stays linear for a cell of half a megabyte of spaces.
const TIME = /^(?:\s*às\s*|[T,]\s*|\s*)(\d{1,2})[:h](\d{2})(?::(\d{2}))?$/;

/**
 * Parses a date with or without a time, as Brazilian spreadsheets and programs write it: "28/11/2026",
 * "28/11/2026 23:59", "2026-11-28T23:59". Returns a local ISO 8601 text; null: no such date.
 */
export function localIn(cell: string): string | null {
  const text = cell.trim();
  const date = DATE.exec(text);
  if (!date) return null;
  const [all, day, month, year, isoYear, isoMonth, isoDay] = date;
  const two = (digits: string) => digits.padStart(2, "0");
  const local = isoYear
    ? `${isoYear}-${isoMonth}-${isoDay}`
    : `${year}-${two(month!)}-${two(day!)}`;
  const rest = text.slice(all.length);
  const time = rest === "" ? null : TIME.exec(rest);
  if (rest !== "" && !time) return null;
  const whole = time ? `${local}T${two(time[1]!)}:${time[2]}:${time[3] ?? "00"}` : local;
  try {
    instantOf(whole, "UTC");
    return whole;
  } catch {
    return null;
  }
}

/** Formats an instant in a zone as `localIn` parses it: "28/11/2026 23:59". */
export function localCell(instant: Date | null, zone: string): string {
  if (!instant) return "";
  const { year, month, day, hour, minute } = zoned(instant, zone);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${two(day)}/${two(month)}/${year} ${two(hour)}:${two(minute)}`;
}
