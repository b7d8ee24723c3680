import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { type Group, groupSearchText } from "../group.ts";
import { asGroup } from "../tables.ts";
import { newId, type SessionId } from "../../ids.ts";
import { lockRoom } from "../../limits.ts";
import type { SeenGroup } from "../../delivery/messenger.ts";
import type { MessengerSession } from "../../delivery/sessions/session.ts";

/** On the screen, where the vendor tells no name. */
const NAMELESS = "Sem nome";

/**
 * Groups as the vendor tells of them, in a few statements for however many; of others it says
 * nothing. One that is new, or comes back, is active where the plan has room; of those that are new,
 * `mostActive` at most. An owner's own chat is not learned here: only their code proves whose it is.
 */
export async function recordSeenGroups(
  tx: Tx,
  session: MessengerSession,
  told: readonly SeenGroup[],
  mostActive = Infinity,
): Promise<void> {
  const seen = new Map(told.map((one) => [one.externalId, one]));
  const before = await findGroups(tx, session.id, [...seen.keys()]);
  const isNew = ({ externalId, isThere, kind }: SeenGroup) =>
    isThere && kind !== "PRIVATE" && !before.has(externalId);
  const comesBack = ({ externalId, isThere }: SeenGroup) =>
    isThere && Boolean(before.get(externalId)?.leftAt);
  const arrives = [...seen.values()].some((one) => isNew(one) || comesBack(one));
  // The person is locked before their groups, as everywhere.
  const room = arrives ? (await lockRoom(tx, session.userId, "groups")).left : 0;
  const left = await changeGroups(tx, session, seen, room);
  await insertGroups(tx, session, [...seen.values()].filter(isNew), Math.min(left, mostActive));
}

async function insertGroups(
  { db, now, emit }: Tx,
  { id: sessionId, userId }: MessengerSession,
  seen: readonly SeenGroup[],
  room: number,
) {
  if (seen.length === 0) return;
  const rows = seen.map((one, n) => ({
    id: newId("grp"),
    user_id: userId,
    session_id: sessionId,
    external_id: one.externalId,
    title: one.title || NAMELESS,
    search_text: groupSearchText(one.title || NAMELESS, []),
    kind: one.kind ?? "GROUP",
    role: one.role ?? "MEMBER",
    can_send: one.canSend ?? true,
    members: one.members ?? null,
    is_admins_only: one.isAdminsOnly ?? false,
    is_in_community: one.isInCommunity ?? false,
    tags: [],
    is_active: n < room,
    synced_at: now,
    refusals: 0,
  }));
  await db.insertInto("groups").values(rows).execute();
  emit(...rows.map(({ id }) => ({ name: "group.discovered", userId, groupId: id }) as const));
}

/**
 * Brings known groups up to date; told only where a person sees a difference.
 * @returns how many more may be active.
 */
async function changeGroups(
  tx: Tx,
  { id: sessionId, userId }: MessengerSession,
  seen: ReadonlyMap<string, SeenGroup>,
  room: number,
): Promise<number> {
  const { now, emit } = tx;
  let left = room;
  const known = await findGroups(tx, sessionId, [...seen.keys()], "locked");
  const changes = [...known.values()].map((group) => {
    const after = mergeSeen(group, seen.get(group.externalId)!, now);
    const counts = group.isActive && group.leftAt !== null && after.leftAt === null &&
      group.kind !== "PRIVATE";
    const isActive = group.isActive && (!counts || left >= 1);
    if (counts && isActive) left--;
    return { group, after: { ...after, isActive } };
  });
  await writeGroups(tx, changes.map(({ after }) => after));
  for (const { group, after } of changes) {
    if (looksTheSame(group, after)) continue;
    // Of the owner's own chat only its session tells.
    if (group.kind === "PRIVATE") emit({ name: "session.changed", userId, sessionId });
    else emit({ name: "group.changed", userId, groupId: group.id });
  }
  return left;
}

/** Whoever has come back begins anew, without the refusals of before. */
async function writeGroups({ db, now }: Tx, groups: readonly Group[]): Promise<void> {
  if (groups.length === 0) return;
  const column = <Value>(of: (group: Group) => Value) => groups.map(of);
  await sql`
    update groups set
      title = given.title, search_text = given.search_text, kind = given.kind, role = given.role,
      can_send = given.can_send, members = given.members, is_admins_only = given.is_admins_only,
      is_in_community = given.is_in_community, is_active = given.is_active, synced_at = ${now},
      refusals = case when groups.left_at is not null and given.left_at is null then 0
        else refusals end,
      resting_until = case when groups.left_at is not null and given.left_at is null then null
        else resting_until end,
      left_at = given.left_at
    from unnest(
      ${column(({ id }) => id)}::text[], ${column(({ title }) => title)}::text[],
      ${column(({ title, tags }) => groupSearchText(title, tags))}::text[],
      ${column(({ kind }) => kind)}::text[], ${column(({ role }) => role)}::text[],
      ${column(({ canSend }) => canSend)}::boolean[], ${column(({ members }) => members)}::int[],
      ${column(({ isAdminsOnly }) => isAdminsOnly)}::boolean[],
      ${column(({ isInCommunity }) => isInCommunity)}::boolean[],
      ${column(({ isActive }) => isActive)}::boolean[],
      ${column(({ leftAt }) => leftAt)}::timestamptz[]
    ) as given (id, title, search_text, kind, role, can_send, members, is_admins_only, is_in_community,
      is_active, left_at)
    where groups.id = given.id`.execute(db);
}

/** Milliseconds within which the same sight of a group is not written down again. */
const JUST_NOW = 60_000;

/** Whether this was known of a group a moment ago. */
export async function isJustSeen(
  ctx: Context,
  sessionId: SessionId,
  seen: SeenGroup,
): Promise<boolean> {
  const group = (await findGroups(ctx, sessionId, [seen.externalId])).get(seen.externalId);
  return group !== undefined && ctx.now.getTime() - group.syncedAt.getTime() < JUST_NOW &&
    looksTheSame(group, mergeSeen(group, seen, ctx.now));
}

/** Those groups that are known, by the vendor's ids. */
async function findGroups(
  { db }: Context,
  sessionId: SessionId,
  externalIds: readonly string[],
  locked?: "locked",
): Promise<ReadonlyMap<string, Group>> {
  const groups: Group[] = await db.selectFrom("groups").select(asGroup)
    .where("session_id", "=", sessionId)
    .where(sql<boolean>`external_id = any (${externalIds}::text[])`)
    .orderBy("id").$if(locked !== undefined, (q) => q.forNoKeyUpdate()).execute();
  return new Map(groups.map((group) => [group.externalId, group]));
}

/** A group with what was just seen of it; what was not told stays. */
const mergeSeen = (group: Group, seen: SeenGroup, now: Date): Group => ({
  ...group,
  title: seen.title || group.title,
  kind: group.kind === "PRIVATE" ? group.kind : seen.kind ?? group.kind,
  role: seen.role ?? group.role,
  canSend: seen.canSend ?? group.canSend,
  members: seen.members ?? group.members,
  isAdminsOnly: seen.isAdminsOnly ?? group.isAdminsOnly,
  isInCommunity: seen.isInCommunity ?? group.isInCommunity,
  leftAt: seen.isThere ? null : group.leftAt ?? now,
});

/** Whether a person would see no difference. */
const looksTheSame = (a: Group, b: Group) =>
  visibleFields.every((field) => a[field]?.valueOf() === b[field]?.valueOf());

const visibleFields = [
  "title",
  "kind",
  "role",
  "canSend",
  "members",
  "isAdminsOnly",
  "isInCommunity",
  "leftAt",
  "isActive",
] as const satisfies readonly (keyof Group)[];
