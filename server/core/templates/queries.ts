import { type Kysely, sql } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { TemplateId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Tables } from "../tables.ts";
import { asTemplate } from "./tables.ts";
import { BUILT_IN, type Template, type TemplateChoice } from "./template.ts";

type Asking = { readonly userId: UserId; readonly templateId: TemplateChoice };

/** Returns the templates for the messages of these offers, by person: in use, or chosen for one. */
export async function templatesOfOffers(
  db: Kysely<Tables>,
  offers: Iterable<Asking>,
): Promise<ReadonlyMap<UserId, readonly Template[]>> {
  const asking = [...offers];
  const byUser = new Map<UserId, Template[]>(asking.map(({ userId }) => [userId, []]));
  if (byUser.size === 0) return byUser;
  const chosen = asking.flatMap(({ templateId }) => templateId ?? []);
  const templates = await db.selectFrom("templates").select(asTemplate)
    .where("user_id", "in", [...byUser.keys()]).where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("activated_at", "is not", null),
        eb("id", "=", sql<TemplateId>`any (${chosen}::text[])`),
      ])
    ).execute();
  for (const template of templates) byUser.get(template.userId)!.push(template);
  return byUser;
}

/** Checks that the viewer may choose a template for an offer. @throws Failure TEMPLATE_NOT_FOUND */
export async function requireOwnTemplate(
  { db, viewer }: Context,
  choice: TemplateChoice | undefined,
  path: readonly string[] = ["fields", "templateId"],
): Promise<void> {
  if (choice === undefined || choice === null || choice === BUILT_IN) return;
  const found = await db.selectFrom("templates").select("id").where("id", "=", choice)
    .where("user_id", "=", permit(viewer, "template.see")).where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!found) throw new Failure("TEMPLATE_NOT_FOUND", path);
}
