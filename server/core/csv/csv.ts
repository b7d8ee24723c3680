/** One record of a CSV file: the line where it begins (the first is 1), and its cells. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/** The port that speaks CSV. */
export type Csv = {
  /**
   * Every record that is not empty, in order, whichever of `,` `;` and tab divides its cells.
   * @throws Failure CSV_INVALID where quotes do not close.
   */
  readonly read: (text: string) => CsvRecord[];
  /**
   * Records as Brazilian spreadsheets open them, UTF-8 with its mark, piece by piece. No cell is run
   * as a formula: one that looks like it begins with an apostrophe, which `read` takes away again.
   */
  readonly write: (records: AsyncIterable<readonly string[]>) => AsyncIterable<Uint8Array>;
};

/** What stands wrong in a file: in which line, which column (null: the line as a whole), and why. */
export type CsvProblem = {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
};
