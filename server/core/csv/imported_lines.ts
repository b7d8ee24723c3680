import type { Csv } from "./csv.ts";
import { Failure } from "../errors.ts";
import { type CsvColumns, type CsvLine, linesUnder } from "./columns.ts";

/** Characters and lines of a file at most. */
const LONGEST = 500_000;
const MOST_LINES = 1_000;

/**
 * Reads the lines of a small file that a person imports. @throws Failure CSV_TOO_LONG,
 * CSV_WITHOUT_COLUMNS where no column is known, CSV_INVALID
 */
export function importedLines<Name extends string, Row>(
  reader: Csv,
  columns: CsvColumns<Name, Row>,
  csv: string,
): CsvLine<Name>[] {
  if (csv.length > LONGEST) throw new Failure("CSV_TOO_LONG", ["csv"]);
  const lines = linesUnder(columns, reader.read(csv));
  if (!lines) throw new Failure("CSV_WITHOUT_COLUMNS", ["csv"]);
  if (lines.length > MOST_LINES) throw new Failure("CSV_TOO_LONG", ["csv"]);
  return lines;
}
