import { sql } from "kysely";
import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { checkCursors } from "../cursors.ts";
import type { Given } from "../given.ts";
import type { Channel } from "../delivery/messenger.ts";
import { permit } from "../permissions.ts";
import { wordPatterns } from "../search.ts";
import type { Group } from "./group.ts";
import { asGroup } from "./tables.ts";
import type { GroupId, SessionId } from "../ids.ts";

export type GroupFilter = Given<
  { search: string; tag: string; isActive: boolean; channels: readonly Channel[] }
>;

/**
 * Lists the groups of the viewer's connected sessions, newest first, also those they left. Every word
 * of `search` occurs in the title or a tag; `tag` is an exact tag.
 */
export async function listGroups(
  { db, viewer }: Context,
  { search, tag, isActive, channels }: GroupFilter,
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
      .$if(typeof isActive === "boolean", (q) => q.where("groups.is_active", "=", isActive!))
      .$if(Boolean(channels), (q) => q.where(sql<boolean>`s.channel = any (${channels}::text[])`))
      .$if(Boolean(tag), (q) => q.where(sql<boolean>`groups.tags @> array[${tag}::text]`))
      .$call((q) =>
        patterns.reduce((q, pattern) => q.where("groups.search_text", "like", pattern), q)
      ),
    page,
    "groups.id",
  ).execute();
}

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

/**
 * Returns the viewer's groups by id, also those of a disconnected session, in the order of `ids`; a
 * `Failure` for one that is absent.
 */
export async function loadGroups(
  { db, viewer }: Context,
  ids: readonly GroupId[],
): Promise<(Group | Failure)[]> {
  const userId = permit(viewer, "group.see");
  const groups = await db.selectFrom("groups").select(asGroup)
    .where("id", "in", ids).where("user_id", "=", userId).execute();
  const byId = new Map(groups.map((group) => [group.id, group]));
  return ids.map((id) => byId.get(id) ?? new Failure("GROUP_NOT_FOUND"));
}

/**
 * Returns the groups that a session is known to be in, by the messenger's ids, and when they were last
 * read. It includes groups that other users brought to the session's number.
 */
export async function knownGroups({ db }: Context, sessionId: SessionId) {
  const rows = await db.selectFrom("groups")
    .innerJoin("messenger_sessions as s", "s.id", "session_id")
    .select(["external_id", "synced_at", "members"])
    .where("number_id", "=", sessionId).where("s.disconnected_at", "is", null)
    .where("left_at", "is", null).where("kind", "<>", "PRIVATE").orderBy("synced_at").execute();
  const { groups_listed_at } = await db.selectFrom("messenger_sessions").select("groups_listed_at")
    .where("id", "=", sessionId).executeTakeFirstOrThrow();
  return {
    externalIds: rows.map(({ external_id }) => external_id),
    /** The groups whose members were not counted yet. */
    uncounted: rows.filter(({ members }) => members === null).map((row) => row.external_id),
    /** The time of the group that was read longest ago. */
    syncedAt: rows[0]?.synced_at ?? null,
    /** When the messenger last listed all groups. */
    listedAt: groups_listed_at,
  };
}
