import type { Kysely } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { TemplateId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Tables } from "../tables.ts";
import { asTemplate } from "./tables.ts";
import { anyOf } from "../../database/any_of.ts";
import { type Compilable, compiledByShape } from "../../database/compiled_by_shape.ts";
import { isReadyTemplate, type ReadyTemplateUses } from "./ready_templates.ts";
import { readyTemplatesInUse } from "./use_ready_template.ts";
import type { Template, TemplateChoice } from "./template.ts";
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
  const rows = await usableTemplates(db, { userIds, chosen });
  const ready = new Map(rows.map(({ personId, uses }) => [personId, uses]));
  for (const { personId, uses: _, ...template } of rows) {
    if (template.id !== null) byUser.get(personId)!.push(template as Template);
  }
  for (const [personId, uses] of ready) byUser.get(personId)!.push(...readyTemplatesInUse(uses));
  return byUser;
}

type Asked = { readonly userIds: readonly UserId[]; readonly chosen: readonly string[] };

type UsableRow =
  & { readonly personId: UserId; readonly uses: ReadyTemplateUses }
  & (Template | { readonly id: null });

/** What these people use, and the templates that were chosen; a person without any has one row. */
const usableTemplates = compiledByShape<Asked, UsableRow>((db, { userIds, chosen }) =>
  db.selectFrom("users")
    .leftJoin("templates", (join) =>
      join.onRef("templates.user_id", "=", "users.id")
        .on("templates.deleted_at", "is", null)
        .on((eb) =>
          eb.or([
            eb("templates.activated_at", "is not", null),
            eb("templates.id", "=", anyOf(chosen as readonly TemplateId[])),
          ])
        ))
    .where("users.id", "=", anyOf(userIds))
    .select(["users.id as personId", "users.ready_templates as uses", ...asTemplate]) as Compilable<
      UsableRow
    >
);

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
