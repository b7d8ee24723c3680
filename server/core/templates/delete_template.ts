import { command } from "../command.ts";
import type { TemplateId } from "../ids.ts";
import { lockPresentTemplate } from "./keep_templates.ts";
import { RESTORABLE_MS } from "./template.ts";

/** Takes a template out of use and out of the list; for a week it can be brought back. @throws Failure TEMPLATE_NOT_FOUND */
export const deleteTemplate = command(async (work, input: { id: TemplateId }) => {
  const { id, userId } = await lockPresentTemplate(work, input.id);
  await work.db.updateTable("templates").set({ deleted_at: work.now }).where("id", "=", id)
    .execute();
  work.emit({ name: "template.deleted", userId, templateId: id });
  return { templateId: id, restorableUntil: new Date(work.now.getTime() + RESTORABLE_MS) };
});
