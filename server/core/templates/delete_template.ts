import type { PurgeBatch } from "../retention.ts";
import { RESTORABLE_MS } from "../restorable.ts";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { TemplateId } from "../ids.ts";
import { type Template } from "./template.ts";
import { lockPresentTemplate, lockTemplate, requireTemplateRoom } from "./write_template.ts";

/** Soft-deletes a template; it can be restored for a week. @throws Failure TEMPLATE_NOT_FOUND */
export const deleteTemplate = command(async (tx, input: { id: TemplateId }) => {
  const { id, userId } = await lockPresentTemplate(tx, input.id);
  await tx.db.updateTable("templates").set({ deleted_at: tx.now }).where("id", "=", id)
    .execute();
  tx.emit({ name: "template.deleted", userId, templateId: id });
  return { templateId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});

/** Restores a deleted template. @throws Failure TEMPLATE_NOT_FOUND, TEMPLATE_NOT_DELETED, TEMPLATES_LIMIT */
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

/** Deletes rows whose time to be restored is over. */
export async function purgeDeletedTemplates({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("templates").where(
    "id",
    "in",
    (all) => all.selectFrom("templates").select("id").where("deleted_at", "<=", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
