import type { Context } from "../context.ts";
import { clickRows } from "./click_rows.ts";
import type { Export } from "./export.ts";
import { offerRows } from "./offer_rows.ts";
import type { RowSource } from "./row_source.ts";

/** Bytes of content of a part: what is in memory at once, besides a page of rows. */
const PART_BYTES = 1024 * 1024;

/** The content of a part. */
type PartText = {
  readonly text: Uint8Array;
  readonly rowCount: number;
  /** Where the next part begins; null: this is the last. */
  readonly next: string | null;
};

/** Where a part begins. */
type PartStart = { readonly number: number; readonly cursor: string | null };

type ReadText = (start: PartStart) => Promise<PartText>;

/** Returns what reads the rows of a part of a file and writes them in its format. */
export const textReader = (ctx: Context, file: Export): Promise<ReadText> =>
  file.kind === "OFFERS" ? readerOf(ctx, file, offerRows) : readerOf(ctx, file, clickRows);

async function readerOf<Row>(
  ctx: Context,
  file: Export,
  { header, cells, object, reader }: RowSource<Row>,
): Promise<ReadText> {
  const read = reader(file);
  const { timeZone } = await ctx.db.selectFrom("users").select("time_zone as timeZone")
    .where("id", "=", file.userId).executeTakeFirstOrThrow();

  async function* piecesOf(rows: readonly Row[], isFirst: boolean): AsyncGenerator<Uint8Array> {
    if (file.format === "JSONL") {
      yield encoder.encode(rows.map((row) => `${JSON.stringify(object(row))}\n`).join(""));
      return;
    }
    async function* records() {
      if (isFirst) yield header;
      for (const row of rows) yield cells(row, timeZone);
    }
    yield* ctx.ports.csv.write(records(), { hasMark: isFirst });
  }

  return async ({ number, cursor }) => {
    const pieces: Uint8Array[] = [];
    let [next, size, rowCount, isFirst] = [cursor, 0, 0, number === 0];
    do {
      const page = await read(ctx, next);
      for await (const piece of piecesOf(page.rows, isFirst)) {
        pieces.push(piece);
        size += piece.length;
      }
      [next, rowCount, isFirst] = [page.next, rowCount + page.rows.length, false];
    } while (next !== null && size < PART_BYTES);
    return { text: joined(pieces, size), rowCount, next };
  };
}

const encoder = new TextEncoder();

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
