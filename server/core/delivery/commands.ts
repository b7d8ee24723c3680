import type { Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { DispatchId, GroupId, SessionId, UserId } from "../ids.ts";
import { markOfferQueued, requirePaidOrConfirmed } from "../offers/commands.ts";
import { requireOwnOffer } from "../offers/queries.ts";
import { requireRoom } from "../plans/queries.ts";
import { type CorrectEndedOffer, requestEndNotices } from "./corrections/correct_offer.ts";
import { barredBy, barredMedia, ownGroups } from "./queue/chosen_groups.ts";
import { cancelQueue } from "./queue/cancel_dispatches.ts";
import type { Reason } from "./queue/dispatch.ts";
import { lockLanes, scheduleLanes } from "./queue/enqueue.ts";
import {
  groupsOfOccasion,
  type MessageContent,
  type MessageTiming,
  queueGroups,
} from "./queue/queue_groups.ts";
import { firstSettings, type SendingMode } from "./settings/bot_settings.ts";

type QueueMessages = {
  readonly userId: UserId;
  readonly what: MessageContent;
  readonly groupIds: readonly GroupId[];
  /** The name of this sending: within it and `originId`, no group gets a message twice. */
  readonly occasion: string;
  readonly priority: number;
  readonly origin: "RULE" | "CALENDAR";
  readonly originId: string;
} & MessageTiming;

type QueuedMessages = {
  readonly queued: readonly DispatchId[];
  /** The groups that get none: they cannot receive one, or have it already (null). */
  readonly skipped: readonly { readonly groupId: GroupId; readonly reason: Reason | null }[];
};

/**
 * Queues an offer or a text for each group, for a rule or an entry of the calendar, on behalf of
 * its person. @throws LimitReached before anything is queued, if the month has no room for all
 * messages; Failure PLAN_ENDED, EMAIL_NOT_VERIFIED, OFFER_NOT_FOUND, or OFFER_UNPAID if nothing
 * proves that its link pays the person and they have not confirmed that link before
 */
export async function queueMessages(tx: Tx, input: QueueMessages): Promise<QueuedMessages> {
  const { userId, what, occasion, originId } = input;
  const ids = [...new Set(input.groupIds)];
  const before = await ownGroups(tx.db, userId, ids);
  await lockLanes(tx, new Set([...before.values()].map(({ sessionId }) => sessionId)));
  const groups = await ownGroups(tx.db, userId, ids); // read again now that nothing can change
  const { emailVerifiedAt } = await requireRoom(tx, userId, "messagesPerMonth", 0);
  if (!emailVerifiedAt) throw new Failure("EMAIL_NOT_VERIFIED");
  const person: Tx = { ...tx, viewer: { kind: "member", userId } };
  const offer = what.offerId
    ? await requireOwnOffer(person, what.offerId, { permission: "offer.see", lock: "NO_KEY" })
    : null;
  const file = what.campaignTextId === undefined ? null : what.file ?? null;
  const have = await groupsOfOccasion(tx, { originId, occasion, groupIds: ids });
  const skipped = ids.flatMap((groupId): QueuedMessages["skipped"] => {
    const group = groups.get(groupId);
    if (have.has(groupId)) return [{ groupId, reason: null }];
    if (!group) return [{ groupId, reason: "GROUP_LEFT" as const }];
    const reason = barredBy(group, tx.now)?.reason ?? barredMedia(group, file);
    return reason ? [{ groupId, reason }] : [];
  });
  const none = new Set(skipped.map(({ groupId }) => groupId));
  const fresh = ids.filter((id) => !none.has(id)).map((id) => groups.get(id)!);
  if (fresh.length === 0) return { queued: [], skipped };
  if (offer) await requirePaidOrConfirmed(tx, offer, false, "offerId");
  const queued = await queueGroups(tx, { ...input, content: what, groups: fresh, timing: input });
  if (offer) await markOfferQueued(tx, offer.id);
  return { queued, skipped };
}

/** Cancels what a person's rules queued: messages, and corrections of what is out. */
export async function cancelRuleMessages(tx: Tx, userId: UserId): Promise<void> {
  await cancelQueue(tx, { userId, origin: "RULE" }, "RULES_STOPPED");
  await tx.db.updateTable("corrections")
    .set({ status: "REFUSED", reason_code: "RULES_STOPPED", settled_at: tx.now })
    .where("user_id", "=", userId).where("status", "=", "QUEUED")
    .where("occasion", "is not", null).execute();
}

/**
 * Requests, for a rule, that what is out of an offer says in front that it ended; where a message
 * cannot be edited, it is removed. What is in doubt stays. @returns how many messages are concerned
 */
export const correctEndedOffer = (tx: Tx, ended: CorrectEndedOffer): Promise<number> =>
  requestEndNotices(tx, ended);

/** Creates new people's settings with their initial values. */
export async function createBotSettings({ db }: Tx, userIds: readonly UserId[]): Promise<void> {
  await db.insertInto("bot_settings")
    .values(userIds.map((userId) => ({ user_id: userId, ...firstSettings }))).execute();
}

/** Sets the sending modes of people whose settings come from elsewhere; the same mode is no change. */
export async function importSendingModes(
  { db, emit }: Tx,
  modes: readonly { readonly userId: UserId; readonly sendingMode: SendingMode }[],
): Promise<void> {
  for (const { userId, sendingMode } of modes) {
    const { numUpdatedRows } = await db.updateTable("bot_settings")
      .set({ sending_mode: sendingMode })
      .where("user_id", "=", userId).where("sending_mode", "<>", sendingMode).executeTakeFirst();
    if (numUpdatedRows > 0n) emit({ name: "botSettings.changed", userId });
  }
}

/** Makes the process that holds a session read the invitations requested of its groups. */
export async function requestInvites({ db, now }: Tx, sessionId: SessionId): Promise<void> {
  await db.updateTable("lanes").set({ invites_requested_at: now })
    .where("session_id", "=", sessionId).execute();
}

/** Makes the process that holds a session read its groups again. */
export async function requestReading({ db, now }: Tx, sessionId: SessionId): Promise<void> {
  await db.updateTable("lanes").set({ sync_requested_at: now })
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
