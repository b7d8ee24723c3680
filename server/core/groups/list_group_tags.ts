import { sql } from "kysely";
import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";

/** A tag, and how many of the listed groups have it. */
export type GroupTag = { readonly tag: string; readonly groups: number };

/** Every tag of the groups that `listGroups` lists, by its name. */
export async function listGroupTags({ db, viewer }: Context): Promise<GroupTag[]> {
  const userId = permit(viewer, "group.see");
  const { rows } = await sql<GroupTag>`
    select tag, count(*)::int as groups
    from groups join messenger_sessions s on s.id = session_id, unnest(tags) as tag
    where groups.user_id = ${userId} and kind <> 'PRIVATE' and s.disconnected_at is null
    group by tag`.execute(db);
  return rows.toSorted((a, b) => a.tag.localeCompare(b.tag, "pt-BR"));
}
