import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { Failure } from "../errors.ts";
import type { ExportId } from "../ids.ts";
import { may, permit } from "../permissions.ts";
import { type Export, exportKinds, readingPermission } from "./export.ts";
import { asExport } from "./tables.ts";

/** The kinds whose rows the viewer may read: a key may have one of them alone. */
const readableKinds = ({ viewer }: Context) =>
  exportKinds.filter((kind) => may(viewer, readingPermission[kind]));

/** Lists the viewer's files, newest first. */
export async function listExports(ctx: Context, page: Page): Promise<Export[]> {
  const userId = permit(ctx.viewer, "export.see");
  checkCursors("exp", page);
  return await inPage(
    ctx.db.selectFrom("exports").select(asExport).where("user_id", "=", userId)
      .where("kind", "in", readableKinds(ctx)),
    page,
  ).execute();
}

/** Returns the viewer's files by id, in the order of `ids`; a `Failure` for one that is absent. */
export async function loadExports(
  ctx: Context,
  ids: readonly ExportId[],
): Promise<(Export | Failure)[]> {
  const userId = permit(ctx.viewer, "export.see");
  const rows = await ctx.db.selectFrom("exports").select(asExport)
    .where("id", "in", ids).where("user_id", "=", userId)
    .where("kind", "in", readableKinds(ctx)).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? new Failure("EXPORT_NOT_FOUND"));
}
