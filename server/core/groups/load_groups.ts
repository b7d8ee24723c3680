import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { GroupId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Group } from "./group.ts";
import { asGroup } from "./tables.ts";

/**
 * Many of the viewer's groups by id, also those of a session that is no more, in the order asked
 * for, a `Failure` where there is none.
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
