import type { Insertable, Kysely } from "kysely";
import { newId, type UserId } from "../../../server/core/ids.ts";
import type { ShortLinksTable } from "../../../server/core/links/tables.ts";
import type { LinkTarget } from "../../../server/core/links/short_link.ts";
import type { Tables } from "../../../server/core/tables.ts";

type Columns = Partial<Omit<Insertable<ShortLinksTable>, "targets" | "created_at">>;

/** Stores a link as it stands in the table; it leads to `targets`. */
export async function insertLink(
  db: Kysely<Tables>,
  userId: UserId,
  slug: string,
  targets: string | readonly LinkTarget[] = "https://loja.example/produto",
  columns: Columns = {},
) {
  const id = newId("lnk");
  const list = typeof targets === "string" ? [{ url: targets, weight: 1 }] : targets;
  const at = new Date("2026-11-20T12:00:00Z");
  await db.insertInto("short_links").values({
    id,
    user_id: userId,
    slug,
    purpose: "MANUAL",
    title: "Um link",
    search_text: null,
    click_count: columns.dispatch_id ? null : 0,
    targets: JSON.stringify(list),
    created_at: at,
    updated_at: at,
    ...columns,
  }).execute();
  return id;
}
