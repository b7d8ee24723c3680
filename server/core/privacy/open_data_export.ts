import { sql } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { type DataExportId, isId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { DataExport } from "./data_export.ts";
import { asDataExport } from "./tables.ts";

/** Bytes read at once: a large copy is never in memory as a whole. */
const SLICE = 1024 * 1024;

type OpenDataExport = {
  readonly requestedAt: Date;
  /** Bytes. */
  readonly size: number;
  readonly slices: AsyncIterable<Uint8Array>;
};

/**
 * Opens a copy of the viewer's data, for the viewer in person.
 * @throws Failure DATA_EXPORT_NOT_FOUND when it is absent, another user's, not made yet, or expired
 */
export async function openDataExport(ctx: Context, id: string): Promise<OpenDataExport> {
  const { db, viewer, now } = ctx;
  const userId = permit(viewer, "dataExport.see");
  const found = isId("dex", id) && await db.selectFrom("data_exports")
    .select(["requested_at as requestedAt", sql<number>`octet_length(bytes)`.as("size")])
    .where("id", "=", id).where("user_id", "=", userId)
    .where("bytes", "is not", null).where("expires_at", ">", now).executeTakeFirst();
  if (!found) throw new Failure("DATA_EXPORT_NOT_FOUND");
  return { ...found, slices: slicesOf(ctx, id, found.size) };
}

async function* slicesOf({ db }: Context, id: string, size: number) {
  for (let from = 1; from <= size; from += SLICE) { // SQL counts from 1
    const { rows: [row] } = await sql<{ slice: Uint8Array | null }>`
      select substring(bytes from ${from}::int for ${SLICE}::int) as slice
      from data_exports where id = ${id}`.execute(db);
    if (!row?.slice) throw new Error("the copy is gone");
    yield new Uint8Array(row.slice);
  }
}

/** Returns the viewer's copies by id, in the order of `ids`; a `Failure` for one that is absent. */
export async function loadDataExports(
  { db, viewer }: Context,
  ids: readonly DataExportId[],
): Promise<(DataExport | Failure)[]> {
  const userId = permit(viewer, "account.see");
  const rows = await db.selectFrom("data_exports").select(asDataExport)
    .where("id", "in", ids).where("user_id", "=", userId).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? new Failure("DATA_EXPORT_NOT_FOUND"));
}

/** The copy that the viewer asked for last; null: never. */
export async function latestDataExport({ db, viewer }: Context): Promise<DataExport | null> {
  const userId = permit(viewer, "account.see");
  const row = await db.selectFrom("data_exports").select(asDataExport)
    .where("user_id", "=", userId).orderBy("id", "desc").limit(1).executeTakeFirst();
  return row ?? null;
}
