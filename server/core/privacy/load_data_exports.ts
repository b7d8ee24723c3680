import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { DataExportId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { DataExport } from "./data_export.ts";
import { asDataExport } from "./tables.ts";

/** Many of the viewer's copies by id, in the order asked for, a `Failure` where there is none. */
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
