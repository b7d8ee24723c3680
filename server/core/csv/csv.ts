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
   * as a formula: one that could be begins with an apostrophe, which `read` removes again.
   */
  readonly write: (records: AsyncIterable<readonly string[]>) => AsyncIterable<Uint8Array>;
};

/** A problem of a file: its line, its column (null: the line as a whole), and a sentence. */
export type CsvProblem = {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
};
