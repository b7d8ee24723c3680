import { sql } from "kysely";
import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { checkCursors } from "../cursors.ts";
import type { Given } from "../given.ts";
import { permit } from "../permissions.ts";
import { wordPatterns } from "../search.ts";
import type { Group } from "./group.ts";
import { asGroup } from "./tables.ts";

export type GroupFilter = Given<{ search: string; tag: string; active: boolean }>;

/**
 * The groups of the viewer's connected sessions, the latest known first, those they left too. Every
 * word of `search` stands in the title or a tag; `tag` is one as it is written.
 */
export async function listGroups(
  { db, viewer }: Context,
  { search, tag, active }: GroupFilter,
  page: Page,
): Promise<Group[]> {
  const userId = permit(viewer, "group.see");
  const patterns = wordPatterns(search ?? "");
  checkCursors("grp", page);
  if (tag && /\p{C}/u.test(tag)) throw new Failure("SEARCH_INVALID", ["tag"]);
  return await inPage(
    db.selectFrom("groups").innerJoin("messenger_sessions as s", "s.id", "groups.session_id")
      .select(asGroup)
      .where("groups.user_id", "=", userId).where("groups.kind", "<>", "PRIVATE")
      .where("s.disconnected_at", "is", null)
      .$if(typeof active === "boolean", (q) => q.where("groups.is_active", "=", active!))
      .$if(Boolean(tag), (q) => q.where(sql<boolean>`groups.tags @> array[${tag}::text]`))
      .$call((q) =>
        patterns.reduce((q, pattern) => q.where("groups.search_text", "like", pattern), q)
      ),
    page,
    "groups.id",
  ).execute();
}
