import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { type GroupId, isId, type UserId } from "../ids.ts";
import { isGroupFull, type LinkTarget } from "./short_link.ts";
import type { TargetFields } from "./link_fields.ts";

/** An invitation as a target: its address, and whether its group has no room. */
type Invitation = Pick<LinkTarget, "url" | "isFull">;

/**
 * Returns the invitations of the groups that targets name. The groups are locked until the
 * transaction ends: their counts of members do not change meanwhile.
 * @throws Failure GROUP_NOT_FOUND, SHORT_LINK_GROUP_WITHOUT_INVITE
 */
export async function lockInvitations(
  { db }: Context,
  userId: UserId,
  targets: readonly TargetFields[],
): Promise<ReadonlyMap<GroupId, Invitation>> {
  const ids = [...new Set(targets.flatMap(({ groupId }) => groupId ?? []))];
  if (ids.length === 0) return new Map();
  if (!ids.every((id) => isId("grp", id))) throw new Failure("GROUP_NOT_FOUND", ["targets"]);
  const groups = await db.selectFrom("groups")
    .select(["id", "invite_url as inviteUrl", "members", "left_at as leftAt"])
    .where("id", "in", ids).where("user_id", "=", userId).where("kind", "<>", "PRIVATE")
    .orderBy("id").forShare().execute();
  if (groups.length < ids.length) throw new Failure("GROUP_NOT_FOUND", ["targets"]);
  return new Map(groups.map(({ id, inviteUrl, ...group }) => {
    if (!inviteUrl) throw new Failure("SHORT_LINK_GROUP_WITHOUT_INVITE", ["targets"]);
    return [id, { url: inviteUrl, isFull: isGroupFull(group) }];
  }));
}
