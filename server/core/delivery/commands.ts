import type { Tx } from "../command.ts";
import type { GroupId, SessionId, UserId } from "../ids.ts";
import { lockLanes, scheduleLanes } from "./queue/enqueue.ts";
import { firstSettings } from "./settings/bot_settings.ts";

/** Creates a new person's settings with their initial values. */
export async function createBotSettings({ db }: Tx, userId: UserId): Promise<void> {
  await db.insertInto("bot_settings").values({ user_id: userId, ...firstSettings }).execute();
}

/** Makes the process that holds a session read the invitations requested of its groups. */
export async function requestInvites({ db, now }: Tx, sessionId: SessionId): Promise<void> {
  await db.updateTable("lanes").set({ invites_requested_at: now })
    .where("session_id", "=", sessionId).execute();
}

/** Locks the lane of a session, which is locked before the rows of other domains. */
export const lockLane = (tx: Tx, sessionId: SessionId): Promise<void> => lockLanes(tx, [sessionId]);

/**
 * Schedules the messages that wait for the limits of a group, which changed. The caller has locked
 * the session's lane.
 */
export async function rescheduleGroup(
  tx: Tx,
  sessionId: SessionId,
  groupId: GroupId,
): Promise<void> {
  await tx.db.updateTable("dispatches").set({ planned_at: tx.now })
    .where("session_id", "=", sessionId).where("group_id", "=", groupId)
    .where("status", "=", "QUEUED").where("reason_code", "in", ["GROUP_PACE", "GROUP_QUIET_HOURS"])
    .where("planned_at", ">", tx.now).execute();
  await scheduleLanes(tx, [sessionId]);
}
