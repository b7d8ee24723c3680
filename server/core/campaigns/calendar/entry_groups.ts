import type { Context } from "../../context.ts";
import type { GroupId, UserId } from "../../ids.ts";
import { fold } from "../../search.ts";
import type { Occurrence } from "./entry.ts";

/**
 * Reads a person's groups that can be meant by a tag. The result returns the groups of an
 * occurrence: those chosen, then those with one of its tags.
 */
export async function taggedGroups(
  { db }: Pick<Context, "db">,
  userId: UserId,
): Promise<(of: Pick<Occurrence, "groupIds" | "groupTags">) => GroupId[]> {
  const groups = await db.selectFrom("groups")
    .innerJoin("messenger_sessions as s", "s.id", "groups.session_id")
    .select(["groups.id", "groups.tags"])
    .where("groups.user_id", "=", userId).where("groups.is_active", "=", true)
    .where("groups.kind", "<>", "PRIVATE").where("groups.left_at", "is", null)
    .where("s.disconnected_at", "is", null).orderBy("groups.id").execute();
  const tagged = groups.map(({ id, tags }) => ({ id, tags: new Set(tags.map(fold)) }));
  return ({ groupIds, groupTags }) => {
    const wanted = groupTags.map(fold);
    const more = tagged.filter(({ tags }) => wanted.some((tag) => tags.has(tag)));
    return [...new Set([...groupIds, ...more.map(({ id }) => id)])];
  };
}
