import { sql } from "kysely";
import type { Tx } from "../command.ts";
import { type Group, groupSearchText } from "./group.ts";
import { asGroup } from "./tables.ts";
import { mergedTags } from "./tags.ts";
import { refreshInvitations } from "../links/commands.ts";
import { lockRoom } from "../plans/queries.ts";
import type { RecordedTurn } from "../delivery/turns/record_outcomes.ts";
import { type DispatchId, type GroupId, newId, type SessionId, type UserId } from "../ids.ts";
import type { MessengerSession } from "../delivery/sessions/session.ts";

/**
 * Records that the messenger gave a group another id. When both ids have a row, the two are merged:
 * the older row stays, with the present fields.
 */
export async function moveGroup(
  tx: Tx,
  { id: sessionId, userId }: MessengerSession,
  from: string,
  to: string,
) {
  const { db, now, emit } = tx;
  const [older, newer] = await db.selectFrom("groups").select(asGroup)
    .where("session_id", "=", sessionId).where("external_id", "in", [from, to])
    .orderBy("id").forUpdate().execute() as Group[];
  if (older && !newer && older.externalId === from) {
    await db.updateTable("groups").set({ external_id: to }).where("id", "=", older.id).execute();
  }
  if (!older || !newer) return;

  const isDropped = await dropGroup(tx, newer.id);
  const present = newer.externalId === to ? newer : older;
  const tags = mergedTags(older.tags, newer.tags);
  await db.updateTable("groups").set({
    external_id: to,
    title: present.title,
    tags,
    search_text: groupSearchText(present.title, tags),
    kind: present.kind,
    role: present.role,
    can_send: present.canSend,
    members: present.members,
    is_admins_only: present.isAdminsOnly,
    is_in_community: present.isInCommunity,
    invite_url: present.inviteUrl,
    left_at: present.leftAt,
    // A row that was left counts against the plan again only if the other row did.
    is_active: older.isActive && (older.leftAt === null || newer.isActive),
    synced_at: now,
  }).where("id", "=", older.id).execute();
  await refreshInvitations(tx, userId, [older.id, newer.id]);
  emit({ name: "group.changed", userId, groupId: older.id });
  if (!isDropped) emit({ name: "group.changed", userId, groupId: newer.id });
}

/** Deletes a group; one with messages stays for the history, as left. @returns whether it was deleted */
async function dropGroup({ db, now }: Tx, id: GroupId): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("groups").where("id", "=", id)
    .where((eb) =>
      eb.not(eb.exists(
        eb.selectFrom("dispatches").select("id").where("group_id", "=", id),
      ))
    ).executeTakeFirst();
  if (numDeletedRows > 0n) return true;
  await db.updateTable("groups").set({ external_id: `moved ${id}`, left_at: now })
    .where("id", "=", id).execute();
  return false;
}

type Owner = Pick<MessengerSession, "id" | "userId" | "name">;

/** Sets the only chat for a session's test messages. @returns whether it changed */
export async function saveOwnChat(
  { db, now }: Tx,
  { id: sessionId, userId, name }: Owner,
  chat: string,
): Promise<boolean> {
  const own = await db.selectFrom("groups").select(["external_id", "left_at"])
    .where("session_id", "=", sessionId).where("kind", "=", "PRIVATE").execute();
  const open = own.filter(({ left_at }) => left_at === null);
  if (open.length === 1 && open[0]!.external_id === chat) return false;
  await db.updateTable("groups").set({ left_at: now })
    .where("session_id", "=", sessionId).where("kind", "=", "PRIVATE")
    .where("external_id", "<>", chat).where("left_at", "is", null).execute();
  await db.insertInto("groups").values({
    id: newId("grp"),
    user_id: userId,
    session_id: sessionId,
    external_id: chat,
    title: name,
    search_text: groupSearchText(name, []),
    kind: "PRIVATE",
    role: "OWNER",
    can_send: true,
    tags: [],
    is_active: true,
    synced_at: now,
    refusals: 0,
  }).onConflict((c) =>
    c.columns(["session_id", "external_id"])
      .doUpdateSet({ left_at: null, can_send: true, synced_at: now, refusals: 0 })
  ).execute();
  return true;
}

/** Records that the account left a group. */
export async function leaveGroup(tx: Tx, userId: UserId, groupId: GroupId) {
  const { db, now, emit } = tx;
  await db.updateTable("groups").set((eb) => ({
    left_at: eb.fn.coalesce("left_at", eb.val(now)),
  })).where("id", "=", groupId).execute();
  await refreshInvitations(tx, userId, [groupId]);
  emit({ name: "group.changed", userId, groupId });
}

/** Deactivates the groups of a reconnected session that the plan has no room for. */
export async function fitGroups(tx: Tx, userId: UserId, sessionId: SessionId) {
  const { left } = await lockRoom(tx, userId, "groups");
  if (left === Infinity) return;
  await sql`
    update groups set is_active = false where id in (
      select id from groups
      where session_id = ${sessionId} and is_active and left_at is null and kind <> 'PRIVATE'
      order by id offset ${left}
    )`.execute(tx.db);
}

/** Pauses a person's active groups beside the chosen ones, or beside those of the chosen sessions. */
export async function keepGroups(
  { db, emit }: Tx,
  userId: UserId,
  { groupIds, sessionIds }: {
    /** Null: all. */
    readonly groupIds: readonly GroupId[] | null;
    readonly sessionIds: readonly SessionId[] | null;
  },
): Promise<void> {
  const paused = await db.updateTable("groups").set({ is_active: false })
    .where("user_id", "=", userId).where("is_active", "=", true).where("kind", "<>", "PRIVATE")
    .where((eb) =>
      eb.or([
        ...groupIds ? [eb.not(eb("id", "=", eb.fn.any(eb.val(groupIds))))] : [],
        ...sessionIds ? [eb.not(eb("session_id", "=", eb.fn.any(eb.val(sessionIds))))] : [],
      ])
    )
    .returning("id").execute();
  for (const { id } of paused) emit({ name: "group.changed", userId, groupId: id });
}

/** Records what finished turns say about groups: deliveries, moves and refusals. */
export async function recordGroupOutcomes(tx: Tx, turns: readonly RecordedTurn[]): Promise<void> {
  const { db, now } = tx;
  const sent = turns.filter(({ outcome }) => outcome.status === "SENT");
  if (sent.length > 0) {
    const ids = sent.map(({ dispatch }) => dispatch.groupId).sort();
    await sql`
      update groups set last_sent_at = ${now}, refusals = 0, resting_until = null
      where id = any (${ids}::text[])`.execute(db);
  }
  for (const { dispatch: { groupId, userId }, outcome } of turns) {
    const change = outcome.status === "FAILED"
      ? await changeAfterRefusal(tx, groupId, outcome.reason)
      : outcome.status === "QUEUED" && outcome.movedTo
      ? await changeAfterMove(tx, groupId, outcome.movedTo)
      : null;
    if (!change) continue;
    await db.updateTable("groups").set(change).where("id", "=", groupId).execute();
    if ("left_at" in change) await refreshInvitations(tx, userId, [groupId]);
    tx.emit({ name: "group.changed", userId, groupId });
  }
}

async function changeAfterRefusal({ db, now }: Tx, groupId: GroupId, reason: string) {
  if (reason === "GROUP_LEFT") return { left_at: now };
  if (reason === "GROUP_FORBIDDEN") return { can_send: false };
  const { refusals } = await db.selectFrom("groups").select("refusals")
    .where("id", "=", groupId).executeTakeFirstOrThrow();
  const restMs = groupRestAfter(refusals + 1);
  return {
    refusals: refusals + 1,
    resting_until: restMs === null ? null : new Date(now.getTime() + restMs),
  };
}

/** Returns the change to the new id; when another row has that id already, this row is left. */
async function changeAfterMove({ db, now }: Tx, groupId: GroupId, movedTo: string) {
  const other = await db.selectFrom("groups as it")
    .innerJoin("groups as other", "other.session_id", "it.session_id")
    .select("other.id").where("it.id", "=", groupId).where("other.id", "<>", groupId)
    .where("other.external_id", "=", movedTo).executeTakeFirst();
  return other ? { left_at: now } : { external_id: movedTo };
}

/** Records the delivery of dispatches to their groups, unless a later one is recorded. */
export async function recordArrivals({ db }: Tx, ids: readonly DispatchId[]): Promise<void> {
  await sql`
    update groups set last_sent_at = greatest(last_sent_at, arrived.at), refusals = 0,
      resting_until = null
    from (
      select group_id, max(started_at) as at from dispatches
      where id = any (${ids}::text[]) group by group_id
    ) as arrived
    where groups.id = arrived.group_id`.execute(db);
}

const REFUSALS_BEFORE_REST = 3;
const HOUR_MS = 60 * 60 * 1000;
const LONGEST_GROUP_REST_MS = 24 * HOUR_MS;

/** Returns the milliseconds that a group rests after this many refusals in a row; null: no rest yet. */
export function groupRestAfter(refusals: number): number | null {
  if (refusals < REFUSALS_BEFORE_REST) return null;
  return Math.min(HOUR_MS * 2 ** (refusals - REFUSALS_BEFORE_REST), LONGEST_GROUP_REST_MS);
}
