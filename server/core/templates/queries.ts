import { type Kysely, sql } from "kysely";
import type { TemplateId, UserId } from "../ids.ts";
import type { Tables } from "../tables.ts";
import { asTemplate } from "./tables.ts";
import type { Template, TemplateChoice } from "./template.ts";

type Asking = { readonly userId: UserId; readonly templateId: TemplateChoice };

/** What the messages of these offers can be made with, by whose they are: in use, or chosen for one. */
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
