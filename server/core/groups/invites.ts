import { requestInvites } from "../delivery/commands.ts";
import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { type GroupId, isId, type SessionId } from "../ids.ts";
import { refreshInvitations } from "../links/commands.ts";
import { permit } from "../permissions.ts";
import { INVITE_MS, inviteStatusAt } from "./group.ts";
import { asGroup } from "./tables.ts";
import { sql } from "kysely";
import type { Context } from "../context.ts";

/**
 * Requests a group's invitation link. The process that holds the session reads it; the response is
 * published as a change of the group.
 * @throws Failure INVITE_UNAVAILABLE when the messenger has none, or the account left the group
 */
export const requestInvite = command(async (tx, input: { groupId: GroupId }): Promise<GroupId> => {
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
  const status = inviteStatusAt(group, group.channel, now);
  if (status === "UNAVAILABLE") throw new Failure("INVITE_UNAVAILABLE", ["id"]);
  if (status === "REQUESTED") return groupId;
  await requestInvites(tx, group.sessionId);
  await db.updateTable("groups").set({ invite_requested_at: now }).where("id", "=", groupId)
    .execute();
  emit({ name: "group.changed", userId, groupId });
  return groupId;
});

/** Returns the groups of a session whose invitation link is requested. */
export async function requestedInvites({ db, now }: Context, sessionId: SessionId) {
  return await db.selectFrom("groups").select(["id as groupId", "external_id as externalId"])
    .where("session_id", "=", sessionId).where("left_at", "is", null)
    .where("invite_requested_at", ">", new Date(now.getTime() - INVITE_MS))
    .where(sql<boolean>`invite_requested_at > coalesce(invite_read_at, '-infinity')`)
    .orderBy("invite_requested_at").execute();
}

type RecordInvite = {
  readonly groupId: GroupId;
  /** Null: the messenger does not give it to this account. Left out: it did not respond. */
  readonly url?: string | null;
};

/** Records the messenger's response to a request for an invitation link, as the system. */
export const recordInvite = command(
  async (tx, { groupId, url }: RecordInvite): Promise<void> => {
    const { db, now, emit } = tx;
    const group = await db.updateTable("groups")
      .set(
        url === undefined
          ? { invite_requested_at: null }
          : { invite_url: url, invite_read_at: now },
      )
      .where("id", "=", groupId).returning("user_id").executeTakeFirst();
    if (!group) return;
    if (url) await refreshInvitations(tx, group.user_id, [groupId]);
    emit({ name: "group.changed", userId: group.user_id, groupId });
  },
);
