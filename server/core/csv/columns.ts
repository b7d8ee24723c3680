import { fold } from "../search.ts";
import type { CsvRecord } from "./csv.ts";

/** The titles of each column: the first is written, all are read. */
export type Columns<Name extends string> = Readonly<Record<Name, readonly [string, ...string[]]>>;

/** A line of a file by column name; "" when the file has no such column. */
export type CsvLine<Name extends string> = {
  readonly line: number;
  readonly cells: Readonly<Record<Name, string>>;
};

/**
 * Returns the lines below the header. The header names the columns in any order; capitals and accents
 * do not matter. Null when it names none of `columns`.
 */
export function linesUnder<Name extends string>(
  columns: Columns<Name>,
  records: readonly CsvRecord[],
): CsvLine<Name>[] | null {
  const [header, ...rest] = records;
  const titles = header?.cells.map(plainTitle) ?? [];
  const names = Object.keys(columns) as Name[];
  const at = new Map(names.map((name) => {
    const known = new Set(columns[name].map(plainTitle));
    return [name, titles.findIndex((title) => known.has(title))];
  }));
  if ([...at.values()].every((index) => index < 0)) return null;
  return rest.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      names.map((name) => [name, (cells[at.get(name)!] ?? "").trim()]),
    ) as Record<Name, string>,
  }));
}

/** Returns the header that `linesUnder` reads. */
export const headerOf = <Name extends string>(columns: Columns<Name>): string[] =>
  Object.values<readonly [string, ...string[]]>(columns).map(([title]) => title);

/** Characters of a title that are compared; no column's title is longer. */
const TITLE_LENGTH = 60;

/** Normalizes a title: "Compra mínima" equals "compra_minima". */
const plainTitle = (title: string) =>
  fold(title.slice(0, TITLE_LENGTH)).replace(/[^a-z0-9]+/g, " ").trim();
