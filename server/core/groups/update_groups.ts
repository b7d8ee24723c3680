import { sql } from "kysely";
import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { type GroupId, isId, type UserId } from "../ids.ts";
import { lockRoom, requireRoom } from "../plans/queries.ts";
import { permit } from "../permissions.ts";
import { fold } from "../search.ts";
import { canBeSource, type Group, groupSearchText } from "./group.ts";
import type { Channel } from "../delivery/messenger.ts";
import { asGroup } from "./tables.ts";
import { retagged, tidyTags } from "./tags.ts";

/** Groups of one change. */
const MOST_GROUPS = 500;

type UpdateGroups =
  & { readonly ids: readonly GroupId[] }
  & Given<
    {
      addTags: readonly string[];
      removeTags: readonly string[];
      isActive: boolean;
      isMentioningAll: boolean;
      isSource: boolean;
    }
  >;

/**
 * Changes tags, activity, mentions, or whether links are read, of the viewer's groups, of all of them or none.
 * @throws Failure SOURCE_NOT_OWN when one that would be a source is not the account's to run
 * @throws LimitReached when the plan has no room for all that would become active
 */
export const updateGroups = command(async (tx, input: UpdateGroups): Promise<Group[]> => {
  const { db, viewer, emit } = tx;
  const userId = permit(viewer, "group.edit");
  const ids = [...new Set(input.ids)];
  if (ids.length === 0) throw new Failure("GROUPS_MISSING", ["ids"]);
  if (ids.length > MOST_GROUPS) throw new Failure("TOO_MANY_GROUPS", ["ids"]);
  const removed = tidyTags(input.removeTags ?? [], "removeTags");
  const typed = tidyTags(input.addTags ?? [], "addTags");

  // Lock order: the user, then the groups, as in the discovery of groups.
  await lockRoom(tx, userId, "groups");
  const added = typed.length > 0 ? await inKnownSpelling(tx, userId, typed) : [];
  const groups = await lockGroups(tx, userId, ids);
  if (input.isSource && groups.some((group) => !canBeSource(group, group.channel))) {
    throw new Failure("SOURCE_NOT_OWN", ["isSource"]);
  }
  const wanted = input.isActive ?? null;
  const turnedOn = groups.filter(({ isActive, leftAt }) => wanted && !isActive && !leftAt);
  if (turnedOn.length > 0) await requireRoom(tx, userId, "groups", turnedOn.length);

  const result = new Map<GroupId, Group>();
  for (const group of groups) {
    const tags = retagged(group.tags, added, removed);
    const isActive = wanted ?? group.isActive;
    const isMentioningAll = input.isMentioningAll ?? group.isMentioningAll;
    const isSource = input.isSource ?? group.isSource;
    result.set(group.id, { ...group, tags, isActive, isMentioningAll, isSource });
    const isUnchanged = isActive === group.isActive && isSource === group.isSource &&
      isMentioningAll === group.isMentioningAll;
    if (isUnchanged && tags.join("\n") === group.tags.join("\n")) continue;
    await db.updateTable("groups")
      .set({
        tags,
        is_active: isActive,
        is_mentioning_all: isMentioningAll,
        is_source: isSource,
        search_text: groupSearchText(group.title, tags),
      })
      .where("id", "=", group.id).execute();
    emit({ name: "group.changed", userId, groupId: group.id });
  }
  return ids.map((id) => result.get(id)!);
});

type LockedGroup = Group & { readonly channel: Channel };

async function lockGroups({ db }: Tx, userId: UserId, ids: readonly GroupId[]) {
  if (!ids.every((id) => isId("grp", id))) throw new Failure("GROUP_NOT_FOUND", ["ids"]);
  const groups: LockedGroup[] = await db.selectFrom("groups")
    .innerJoin("messenger_sessions as s", "s.id", "groups.session_id").select(asGroup)
    .select("s.channel").where("groups.id", "in", ids).where("groups.user_id", "=", userId)
    .where("groups.kind", "<>", "PRIVATE").where("s.disconnected_at", "is", null)
    .orderBy("groups.id").forNoKeyUpdate("groups").execute();
  if (groups.length < ids.length) throw new Failure("GROUP_NOT_FOUND", ["ids"]);
  return groups;
}

/** Returns each tag in the spelling that another group of the user already has. */
async function inKnownSpelling({ db }: Tx, userId: UserId, tags: readonly string[]) {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from groups, unnest(tags) as tag where user_id = ${userId} order by tag`
    .execute(db);
  const written = new Map(rows.map(({ tag }) => [fold(tag), tag]));
  return tags.map((tag) => written.get(fold(tag)) ?? tag);
}
