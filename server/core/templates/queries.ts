import { type Kysely, sql } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { TemplateId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Tables } from "../tables.ts";
import { asTemplate } from "./tables.ts";
import { isReadyTemplate, type ReadyTemplateUses } from "./ready_templates.ts";
import { readyTemplatesInUse } from "./use_ready_template.ts";
import type { TemplateChoice } from "./template.ts";
import type { UsableTemplate } from "./wording.ts";

type Asking = { readonly userId: UserId; readonly templateId: TemplateChoice };

/**
 * Returns what the messages of these offers can be worded by, by person: the templates in use or
 * chosen for an offer, and the ready ones in use.
 */
export async function templatesOfOffers(
  db: Kysely<Tables>,
  offers: Iterable<Asking>,
): Promise<ReadonlyMap<UserId, readonly UsableTemplate[]>> {
  const asking = [...offers];
  const byUser = new Map<UserId, UsableTemplate[]>(asking.map(({ userId }) => [userId, []]));
  if (byUser.size === 0) return byUser;
  const userIds = [...byUser.keys()];
  const chosen = asking.flatMap(({ templateId }) => templateId ?? []);
  const [templates, people] = await Promise.all([
    db.selectFrom("templates").select(asTemplate)
      .where("user_id", "in", userIds).where("deleted_at", "is", null)
      .where((eb) =>
        eb.or([
          eb("activated_at", "is not", null),
          eb("id", "=", sql<TemplateId>`any (${chosen}::text[])`),
        ])
      ).execute(),
    db.selectFrom("users").where("id", "in", userIds)
      .where("ready_templates", "!=", sql<ReadyTemplateUses>`'{}'`)
      .select(["id", "ready_templates as uses"]).execute(),
  ]);
  for (const template of templates) byUser.get(template.userId)!.push(template);
  for (const { id, uses } of people) byUser.get(id)!.push(...readyTemplatesInUse(uses));
  return byUser;
}

/** Checks that the viewer may choose a template for an offer. @throws Failure TEMPLATE_NOT_FOUND */
export async function requireOwnTemplate(
  { db, viewer }: Context,
  choice: TemplateChoice | undefined,
  path: readonly string[] = ["fields", "templateId"],
): Promise<void> {
  if (choice === undefined || choice === null || isReadyTemplate(choice)) return;
  const found = await db.selectFrom("templates").select("id").where("id", "=", choice)
    .where("user_id", "=", permit(viewer, "template.see")).where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!found) throw new Failure("TEMPLATE_NOT_FOUND", path);
}
