import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { TemplateId } from "../ids.ts";
import { lockTemplate, requireTemplateRoom } from "./keep_templates.ts";
import type { Template } from "./template.ts";

/** Brings a deleted template back, as it was. @throws Failure TEMPLATE_NOT_FOUND, TEMPLATE_NOT_DELETED, TEMPLATES_LIMIT */
export const restoreTemplate = command(
  async (tx, input: { id: TemplateId }): Promise<Template> => {
    await requireTemplateRoom(tx); // locks the person, who goes before their templates
    const template = await lockTemplate(tx, input.id);
    if (!template.deletedAt) throw new Failure("TEMPLATE_NOT_DELETED", ["id"]);
    await tx.db.updateTable("templates").set({ deleted_at: null })
      .where("id", "=", template.id).execute();
    tx.emit({ name: "template.restored", userId: template.userId, templateId: template.id });
    return { ...template, deletedAt: null };
  },
);
