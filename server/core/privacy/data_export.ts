import type { PurgeBatch } from "../retention.ts";
import { sql } from "kysely";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import { type DataExportId, newId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { dataExportFiles } from "./data_export_files.ts";

export type DataExportStatus = "PENDING" | "READY" | "FAILED";

/** A copy of all of a user's data: requested, made by a job, and downloadable until it expires. */
export type DataExport = {
  readonly id: DataExportId;
  readonly userId: UserId;
  readonly status: DataExportStatus;
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
};

const HOUR_MS = 60 * 60 * 1000;
/** Hours for which a copy can be downloaded. */
export const DOWNLOADABLE_HOURS = 72;
/** Milliseconds after which a pending copy counts as failed: its job was lost. */
const LOST_MS = 24 * HOUR_MS;

/** Returns the path of the download at `now`; null: not made yet, or expired. */
export function downloadPath({ id, status, expiresAt }: DataExport, now: Date): string | null {
  return status === "READY" && expiresAt && expiresAt > now ? `/api/exports/${id}` : null;
}

/** Requests a copy of all of the viewer's data. Returns the pending one, if there is one. */
export const requestDataExport = command(
  async ({ db, viewer, now, emit }, _input: object): Promise<DataExportId> => {
    const userId = permit(viewer, "account.edit");
    const requested = newId("dex");
    const { id } = await db.insertInto("data_exports")
      .values({ id: requested, user_id: userId, status: "PENDING", requested_at: now })
      .onConflict((c) =>
        c.column("user_id").where("status", "=", sql.lit("PENDING")) // a literal, as in the index
          .doUpdateSet({ status: "PENDING" }) // changes nothing, but returns the row's id
      )
      .returning("id").executeTakeFirstOrThrow();
    if (id === requested) emit({ name: "dataExport.requested", userId, dataExportId: id });
    return id;
  },
);

/**
 * Makes a requested copy. On an error the copy is marked as failed, so that the person can request
 * another; a retry of the job then has nothing to do.
 */
export async function makeDataExport(
  ctx: Context,
  { userId, dataExportId: id }: EventOf<"dataExport.requested">,
) {
  const pending = await ctx.db.selectFrom("data_exports").select("id")
    .where("id", "=", id).where("status", "=", "PENDING").executeTakeFirst();
  if (!pending) return;
  try {
    const files = await dataExportFiles(ctx, userId);
    const pieces: Uint8Array[] = [];
    for await (const piece of ctx.ports.packArchive(files, ctx.now)) pieces.push(piece);
    const bytes = new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
    await finishDataExport(ctx, { userId, id, bytes });
  } catch (error) {
    await finishDataExport(ctx, { userId, id, bytes: null });
    throw error; // the job runner logs it
  }
}

type Finished = {
  readonly userId: UserId;
  readonly id: DataExportId;
  /** Null: it could not be made. */
  readonly bytes: Uint8Array | null;
};

const finishDataExport = command(async ({ db, now, emit }, { userId, id, bytes }: Finished) => {
  const finished = await db.updateTable("data_exports")
    .set({
      status: bytes ? "READY" : "FAILED",
      bytes,
      ended_at: now,
      expires_at: bytes && new Date(now.getTime() + DOWNLOADABLE_HOURS * HOUR_MS),
    })
    .where("id", "=", id).where("status", "=", "PENDING").executeTakeFirst();
  if (finished.numUpdatedRows === 0n) return;
  if (bytes) { // the new copy contains everything that earlier ones do
    await db.updateTable("data_exports").set({ bytes: null })
      .where("user_id", "=", userId).where("id", "<", id).execute();
  }
  emit({ name: "dataExport.ended", userId, dataExportId: id });
});

/** Deletes the content of copies that were ready before. */
export async function purgeDataExports({ db }: Context, { before, most }: PurgeBatch) {
  const emptied = await db.updateTable("data_exports").set({ bytes: null }).where(
    "id",
    "in",
    (all) =>
      all.selectFrom("data_exports").select("id").where("ended_at", "<=", before)
        .where("bytes", "is not", null).limit(most),
  )
    .executeTakeFirst();
  return Number(emptied.numUpdatedRows);
}

/** Marks copies as failed whose job was lost. */
export const endLostDataExports = (ctx: Context): Promise<void> => endLost(ctx, null);

const endLost = command(async ({ db, now, emit }, _: null) => {
  const lost = await db.updateTable("data_exports").set({ status: "FAILED", ended_at: now })
    .where("status", "=", "PENDING").where("requested_at", "<=", new Date(now.getTime() - LOST_MS))
    .returning(["id", "user_id as userId"]).execute();
  for (const { id, userId } of lost) emit({ name: "dataExport.ended", userId, dataExportId: id });
});
