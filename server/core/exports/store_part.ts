import { command, type Tx } from "../command.ts";
import type { Context } from "../context.ts";
import type { ExportId, UserId } from "../ids.ts";
import type { PurgeBatch } from "../retention.ts";
import { DOWNLOADABLE_DAYS, type ExportFailure } from "./export.ts";

/** Bytes of a file at most, compressed. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Files of one person that are stored; the oldest gives way to a new one. */
const MOST_FILES = 5;
const DAY_MS = 24 * 60 * 60_000;

type Ending = { readonly id: ExportId; readonly userId: UserId };

type Part = Ending & {
  readonly number: number;
  readonly bytes: Uint8Array;
  readonly checksum: number;
  readonly cursor: string | null;
  /** Bytes of its content. */
  readonly size: number;
  readonly rowCount: number;
  /** Whether another job writes the next part. */
  readonly isTurnOver: boolean;
};

/**
 * Stores a part of a file, and ends the file with its last one. Returns whether this job goes on; not
 * so where another stored the part already.
 */
export const storePart = command(async (tx, part: Part): Promise<boolean> => {
  const { db, now, emit } = tx;
  const { id, userId, number, bytes, checksum, cursor } = part;
  const file = await db.selectFrom("exports")
    .select(["row_count as rowCount", "size", "stored_size as storedSize"])
    .where("id", "=", id).where("status", "=", "RUNNING").forUpdate().executeTakeFirst();
  if (!file) return false;
  const storedSize = Number(file.storedSize) + bytes.length;
  if (storedSize > MOST_BYTES) {
    await end(tx, part, "TOO_LARGE");
    return false;
  }
  const stored = await db.insertInto("export_parts")
    .values({ export_id: id, user_id: userId, number, bytes, checksum, cursor })
    .onConflict((c) => c.columns(["export_id", "number"]).doNothing()).executeTakeFirst();
  if (!stored.numInsertedOrUpdatedRows) return false;
  await db.updateTable("exports").set({
    row_count: file.rowCount + part.rowCount,
    size: Number(file.size) + part.size,
    stored_size: storedSize,
    advanced_at: now,
  }).where("id", "=", id).execute();
  if (cursor === null) await end(tx, part, null);
  else if (part.isTurnOver) emit({ name: "export.advanced", userId, exportId: id });
  return cursor !== null;
});

/** Marks a file as failed that could not be written, unless it has ended. */
export const failExport = command((tx, ending: Ending) => end(tx, ending, "INTERNAL"));

async function end({ db, now, emit }: Tx, { id, userId }: Ending, failure: ExportFailure | null) {
  const ended = await db.updateTable("exports").set({
    status: failure ? "FAILED" : "READY",
    failure,
    ended_at: now,
    expires_at: failure ? null : new Date(now.getTime() + DOWNLOADABLE_DAYS * DAY_MS),
  }).where("id", "=", id).where("status", "=", "RUNNING").executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return;
  if (failure) await db.deleteFrom("export_parts").where("export_id", "=", id).execute();
  else await expireEarlier({ db, now }, userId);
  emit({ name: "export.ended", userId, exportId: id });
}

/** Lets all files of a person expire but the newest. */
async function expireEarlier({ db, now }: Pick<Tx, "db" | "now">, userId: UserId) {
  const earlier = await db.selectFrom("exports").select("id").where("user_id", "=", userId)
    .where("status", "=", "READY").where("expires_at", ">", now)
    .orderBy("id", "desc").offset(MOST_FILES).execute();
  if (earlier.length === 0) return;
  const ids = earlier.map(({ id }) => id);
  await db.updateTable("exports").set({ expires_at: now }).where("id", "in", ids).execute();
  await db.deleteFrom("export_parts").where("export_id", "in", ids).execute();
}

/** Deletes the content of files that were ready before. @returns how many parts */
export async function purgeExports({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("export_parts").where(
    (eb) => eb.refTuple("export_id", "number"),
    "in",
    (all) =>
      all.selectFrom("export_parts").innerJoin("exports", "exports.id", "export_parts.export_id")
        .select(["export_parts.export_id", "export_parts.number"])
        .where("exports.ended_at", "<=", before).limit(most).$asTuple("export_id", "number"),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Milliseconds without a new part after which a file counts as failed: its job was lost. */
const LOST_MS = DAY_MS;

/** Marks files as failed whose job was lost. */
export async function endLostExports(ctx: Context): Promise<void> {
  const lost = await ctx.db.selectFrom("exports").select(["id", "user_id as userId"])
    .where("status", "=", "RUNNING")
    .where("advanced_at", "<=", new Date(ctx.now.getTime() - LOST_MS)).execute();
  for (const ending of lost) await failExport(ctx, ending);
}
