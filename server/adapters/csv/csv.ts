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
/** An apostrophe that keeps a spreadsheet from running the cell as a formula. */
const GUARD = /^'(?=[=+\-@\t\r＝＋－＠])/;

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
        cells: record.map((cell) => cell.replace(GUARD, "")),
      })).filter(({ cells }) => cells.some((cell) => cell !== ""));
    } catch (error) {
      if (error instanceof CsvError) throw new Failure("CSV_INVALID", ["csv"]);
      throw error;
    }
  },

  async *write(records) {
    yield encoder.encode(BYTE_ORDER_MARK);
    for await (const record of records) {
      yield encoder.encode(stringify([[...record]], {
        delimiter: DELIMITER,
        record_delimiter: "\r\n",
        escape_formulas: true,
      }));
    }
  },
};

/** Returns the delimiter that is most frequent in the header. */
function delimiterOf(text: string): string {
  const header = /^[^\r\n]*/.exec(text.replace(/^\ufeff?\s*/, ""))![0];
  const count = (mark: string) => header.split(mark).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!;
}
