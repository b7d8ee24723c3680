import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import { BUILT_IN, type TemplateChoice } from "../templates/template.ts";

/** Whether the viewer may choose that for an offer. @throws Failure TEMPLATE_NOT_FOUND */
export async function requireOwnTemplate(
  { db, viewer }: Context,
  choice: TemplateChoice | undefined,
): Promise<void> {
  if (choice === undefined || choice === null || choice === BUILT_IN) return;
  const found = await db.selectFrom("templates").select("id").where("id", "=", choice)
    .where("user_id", "=", permit(viewer, "template.see")).where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!found) throw new Failure("TEMPLATE_NOT_FOUND", ["fields", "templateId"]);
}
