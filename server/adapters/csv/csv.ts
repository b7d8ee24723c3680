import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { Failure } from "../../core/errors.ts";
import type { Csv } from "../../core/csv/csv.ts";

const encoder = new TextEncoder();
/** Tells spreadsheets that a CSV is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";
/** Brazilian spreadsheets split columns there: the comma is for decimals. */
const DELIMITER = ";";
const DELIMITERS = [";", ",", "\t"];
/**
 * Where a spreadsheet, or a program that splits a file at its line breaks, would run what follows as a
 * formula. Apostrophes before it are guards, or look like one.
 */
const FORMULA = /(^|\r\n|\r|\n)(?='*[=+\-@\t＝＋－＠])|^(?='*\r)/g;
const GUARDED = /(^|\r\n|\r|\n)'(?='*[=+\-@\t＝＋－＠])|^'(?='*\r)/g;
/** Cells that are quoted, besides those with a delimiter or a quote: no reader splits or trims them. */
const QUOTED = /[\r\n]|^\s|\s$/;

/** Records that are written at once: the writer's own beginning costs as much as many of them. */
const BATCH = 100;

/** CSV by RFC 4180, as spreadsheets write and open it. */
export const csv: Csv = {
  read(text) {
    try {
      const records = parse(text, {
        bom: true,
        info: true,
        delimiter: delimiterOf(text),
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        trim: true,
      }) as unknown as { record: string[]; info: { lines: number } }[];
      return records.map(({ record, info }) => ({
        line: info.lines - record.join("").split("\n").length + 1,
        cells: record.map((cell) => cell.replace(GUARDED, "$1")),
      })).filter(({ cells }) => cells.some((cell) => cell !== ""));
    } catch (error) {
      if (error instanceof CsvError) throw new Failure("CSV_INVALID", ["csv"]);
      throw error;
    }
  },

  async *write(records, { hasMark = true } = {}) {
    if (hasMark) yield encoder.encode(BYTE_ORDER_MARK);
    let batch: string[][] = [];
    for await (const record of records) {
      batch.push(record.map((cell) => cell.replace(FORMULA, "$1'")));
      if (batch.length < BATCH) continue;
      yield written(batch);
      batch = [];
    }
    if (batch.length > 0) yield written(batch);
  },
};

const written = (records: readonly string[][]) =>
  encoder.encode(stringify(records as string[][], {
    delimiter: DELIMITER,
    record_delimiter: "\r\n",
    quoted_match: QUOTED,
  }));

/** Returns the delimiter that is most frequent in the header. */
function delimiterOf(text: string): string {
  const header = /^[^\r\n]*/.exec(text.replace(/^\ufeff?\s*/, ""))![0];
  const count = (mark: string) => header.split(mark).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!;
}
