import { fold } from "../search.ts";
import type { CsvRecord } from "./csv.ts";

/** A column of a file of `Row`s. */
export type CsvColumn<Row> = {
  /** Its title, which is written, and the other titles under which it is read. */
  readonly titles: readonly [string, ...string[]];
  /** The cell of a row; times are of the clocks of `zone`. */
  readonly write: (row: Row, zone: string) => string;
  /** It is written for people, and ignored by an import. */
  readonly isWrittenOnly?: true;
};

/** The columns of a file, in the order in which they are written. */
export type CsvColumns<Name extends string, Row> = Readonly<Record<Name, CsvColumn<Row>>>;

/** A line of a file by column name; "" when the file has no such column. */
export type CsvLine<Name extends string> = {
  readonly line: number;
  readonly cells: Readonly<Record<Name, string>>;
};

/**
 * Returns the lines under a file's header, which names the columns in any order, whatever its
 * capitals and accents; null where the first record names none of `columns`.
 */
export function linesUnder<Name extends string, Row>(
  columns: CsvColumns<Name, Row>,
  records: readonly CsvRecord[],
): CsvLine<Name>[] | null {
  const [header, ...rest] = records;
  const titles = header?.cells.map(plainTitle) ?? [];
  const names = Object.keys(columns) as Name[];
  const at = new Map(names.map((name) => {
    const known = new Set(columns[name].isWrittenOnly ? [] : columns[name].titles.map(plainTitle));
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

/** The header that `linesUnder` reads. */
export const headerOf = <Row>(columns: CsvColumns<string, Row>): string[] =>
  Object.values(columns).map(({ titles: [title] }) => title);

/** The cells of a row, under `headerOf`. */
export const cellsOf = <Row>(columns: CsvColumns<string, Row>, row: Row, zone: string): string[] =>
  Object.values(columns).map(({ write }) => write(row, zone));

/** Characters of a title that are compared; no column's is longer. */
const TITLE_LENGTH = 60;

/** "Compra mínima" is "compra minima". */
const plainTitle = (title: string) =>
  fold(title.slice(0, TITLE_LENGTH)).replace(/[^a-z0-9]+/g, " ").trim();
