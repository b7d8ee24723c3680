import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { permit } from "../permissions.ts";
import { asTemplate } from "./tables.ts";
import type { Template } from "./template.ts";
import { sql } from "kysely";
import { Failure } from "../errors.ts";
import type { TemplateId } from "../ids.ts";

/** The viewer's templates, newest first. */
export function listTemplates({ db, viewer }: Context, page: Page): Promise<Template[]> {
  const userId = permit(viewer, "template.see");
  checkCursors("tpl", page);
  return inPage(
    db.selectFrom("templates").select(asTemplate)
      .where("user_id", "=", userId).where("deleted_at", "is", null),
    page,
  ).execute();
}

/** Returns the viewer's templates by id, in the requested order; a `Failure` for each missing one. */
export async function loadTemplates(
  { db, viewer }: Context,
  ids: readonly TemplateId[],
): Promise<(Template | Failure)[]> {
  const userId = permit(viewer, "template.see");
  const templates = await db.selectFrom("templates").select(asTemplate)
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const byId = new Map(templates.map((template) => [template.id, template]));
  return ids.map((id) => byId.get(id) ?? new Failure("TEMPLATE_NOT_FOUND"));
}

/** Counts the messages that were sent with each variant of these templates. */
export async function countSent(
  { db, viewer }: Context,
  ids: readonly TemplateId[],
): Promise<ReadonlyMap<TemplateId, ReadonlyMap<number, number>>> {
  const rows = await db.selectFrom("dispatches")
    .where("user_id", "=", permit(viewer, "template.see"))
    .where("template_id", "in", ids).where("status", "=", "SENT")
    .groupBy(["template_id", "variant"])
    .select(["template_id", "variant", sql<number>`count(*)::int`.as("n")]).execute();
  const counts = new Map<TemplateId, Map<number, number>>(ids.map((id) => [id, new Map()]));
  for (const { template_id, variant, n } of rows) {
    counts.get(template_id as TemplateId)?.set(variant!, n);
  }
  return counts;
}
