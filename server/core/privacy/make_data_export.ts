import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { DataExportId, UserId } from "../ids.ts";
import { dataExportFiles } from "./data_export_files.ts";
import { DOWNLOADABLE_MS } from "./own_data.ts";

/**
 * Makes the copy that a person asked for, which they can then download for 72 hours. One that could
 * not be made is said to have failed, so that they may ask again; the next run finds nothing to do.
 */
export async function makeDataExport(
  ctx: Context,
  { userId, dataExportId: id }: EventOf<"dataExport.asked">,
) {
  const pending = await ctx.db.selectFrom("data_exports").select("id")
    .where("id", "=", id).where("status", "=", "PENDING").executeTakeFirst();
  if (!pending) return;
  try {
    const files = await dataExportFiles(ctx, userId);
    const pieces: Uint8Array[] = [];
    for await (const piece of ctx.ports.packArchive(files, ctx.now)) pieces.push(piece);
    const bytes = new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
    await end(ctx, { userId, id, bytes });
  } catch (error) {
    await end(ctx, { userId, id, bytes: null });
    throw error; // into the log
  }
}

type End = {
  readonly userId: UserId;
  readonly id: DataExportId;
  /** Null: it could not be made. */
  readonly bytes: Uint8Array | null;
};

const end = command(async ({ db, now, emit }, { userId, id, bytes }: End) => {
  const ended = await db.updateTable("data_exports")
    .set({
      status: bytes ? "READY" : "FAILED",
      bytes,
      ended_at: now,
      expires_at: bytes && new Date(now.getTime() + DOWNLOADABLE_MS),
    })
    .where("id", "=", id).where("status", "=", "PENDING").executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return;
  if (bytes) { // it holds all that those before it did
    await db.updateTable("data_exports").set({ bytes: null })
      .where("user_id", "=", userId).where("id", "<", id).execute();
  }
  emit({ name: "dataExport.ended", userId, dataExportId: id });
});
