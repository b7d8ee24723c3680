import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { type GroupId, isId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { inviteStateAt } from "./group.ts";
import { asGroup } from "./tables.ts";

/**
 * Has the address by which one joins a group asked for: whoever holds its session does that, and
 * what it answers is told as the group's change.
 * @throws Failure INVITE_UNAVAILABLE where the messenger has none, or the account is not there.
 */
export const askInvite = command(async (tx, input: { groupId: GroupId }): Promise<GroupId> => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "group.edit");
  const { groupId } = input;
  if (!isId("grp", groupId)) throw new Failure("GROUP_NOT_FOUND", ["id"]);
  const group = await db.selectFrom("groups")
    .innerJoin("messenger_sessions as s", "s.id", "groups.session_id").select(asGroup)
    .select(["s.channel", "s.disconnected_at as disconnectedAt"])
    .where("groups.id", "=", groupId).where("groups.user_id", "=", userId)
    .where("groups.kind", "<>", "PRIVATE").executeTakeFirst();
  if (!group) throw new Failure("GROUP_NOT_FOUND", ["id"]);
  if (group.disconnectedAt) throw new Failure("SESSION_NOT_CONNECTED", ["id"]);
  const state = inviteStateAt(group, group.channel, now);
  if (state === "UNAVAILABLE") throw new Failure("INVITE_UNAVAILABLE", ["id"]);
  if (state === "ASKED") return groupId;
  await db.updateTable("lanes").set({ invites_asked_at: now })
    .where("session_id", "=", group.sessionId).execute();
  await db.updateTable("groups").set({ invite_asked_at: now }).where("id", "=", groupId).execute();
  emit({ name: "group.changed", userId, groupId });
  return groupId;
});
