import { command } from "../command.ts";
import type { TemplateId } from "../ids.ts";
import { lockPresentTemplate } from "./keep_templates.ts";
import { RESTORABLE_MS } from "./template.ts";

/** Takes a template out of use and out of the list; for a week it can be brought back. @throws Failure TEMPLATE_NOT_FOUND */
export const deleteTemplate = command(async (tx, input: { id: TemplateId }) => {
  const { id, userId } = await lockPresentTemplate(tx, input.id);
  await tx.db.updateTable("templates").set({ deleted_at: tx.now }).where("id", "=", id)
    .execute();
  tx.emit({ name: "template.deleted", userId, templateId: id });
  return { templateId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});
