import type { Context } from "../context.ts";
import type { Export } from "./export.ts";

/** Rows that are read at once, and where the next ones begin; null: there are none. */
export type RowPage<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** Reads the rows after a place; null: the first ones. */
type ReadRows<Row> = (ctx: Context, after: string | null) => Promise<RowPage<Row>>;

/** Where the rows of a file come from, and how they are written. */
export type RowSource<Row> = {
  /** The titles of the cells. */
  readonly header: readonly string[];
  /** The cells of a row; times are of the clocks of `zone`. */
  readonly cells: (row: Row, zone: string) => string[];
  /** A row as it stands on a line of JSON. */
  readonly object: (row: Row) => object;
  /** Returns what reads the rows of a file, the same ones in each process. */
  readonly reader: (file: Export) => ReadRows<Row>;
};
