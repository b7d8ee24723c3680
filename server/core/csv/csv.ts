/** A record of a CSV file: the line on which it begins, from 1, and its cells. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/** The port that reads and writes CSV. */
export type Csv = {
  /**
   * Returns the records that are not empty. The delimiter is `,`, `;` or a tab.
   * @throws Failure CSV_INVALID when a quote is not closed
   */
  readonly read: (text: string) => CsvRecord[];
  /**
   * Writes records for Brazilian spreadsheets, in UTF-8 with a byte order mark, piece by piece. A line
   * of a cell that looks like a formula gets an apostrophe in front, which `read` removes.
   */
  readonly write: (
    records: AsyncIterable<readonly string[]>,
    options?: {
      /** False: they follow others of the same file. */
      readonly hasMark?: boolean;
    },
  ) => AsyncIterable<Uint8Array>;
};

/** A problem in a file: the line, the column (null: the whole line), and the reason. */
export type CsvProblem = {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
};
