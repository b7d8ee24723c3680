import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { type Group, groupSearchText } from "../group.ts";
import { recordMemberCounts } from "../life/commands.ts";
import { asGroup } from "../tables.ts";
import { newId, type SessionId } from "../../ids.ts";
import { refreshInvitations } from "../../links/commands.ts";
import { isGroupFull } from "../../links/short_link.ts";
import { withoutControls } from "../../offers/field_values.ts";
import { lockRoom } from "../../plans/queries.ts";
import type { SeenGroup } from "../../delivery/messenger.ts";
import type { MessengerSession } from "../../delivery/sessions/session.ts";

/** The title on the screen when the messenger gives none. */
const NAMELESS = "Sem nome";
/** Characters; messengers allow at most 255. */
const TITLE_LENGTH = 300;

/** The title as it is stored: anybody who adds the number to a group chooses its characters. */
const titleOf = ({ title }: SeenGroup) =>
  withoutControls(title ?? "").toWellFormed().trim().slice(0, TITLE_LENGTH).toWellFormed();

/**
 * Records the groups that the messenger reports, in a few statements; other groups stay as they are. A
 * group that is new, or that the account joined again, is active when the plan has room; at most
 * `mostActive` new ones are. The owner's own chat is not recorded here: it needs the owner's code.
 */
export async function recordSeenGroups(
  tx: Tx,
  session: MessengerSession,
  reported: readonly SeenGroup[],
  mostActive = Infinity,
): Promise<void> {
  const seen = new Map(reported.map((one) => [one.externalId, one]));
  const before = await findGroups(tx, session.id, [...seen.keys()]);
  const isNew = ({ externalId, isThere, kind }: SeenGroup) =>
    isThere && kind !== "PRIVATE" && !before.has(externalId);
  const isRejoined = ({ externalId, isThere }: SeenGroup) =>
    isThere && Boolean(before.get(externalId)?.leftAt);
  const needsRoom = [...seen.values()].some((one) => isNew(one) || isRejoined(one));
  // Lock order: the user, then the groups.
  const room = needsRoom ? (await lockRoom(tx, session.userId, "groups")).left : 0;
  const left = await changeGroups(tx, session, seen, room);
  await insertGroups(tx, session, [...seen.values()].filter(isNew), Math.min(left, mostActive));
}

async function insertGroups(
  tx: Tx,
  { id: sessionId, userId }: MessengerSession,
  seen: readonly SeenGroup[],
  room: number,
) {
  const { db, now, emit } = tx;
  if (seen.length === 0) return;
  const rows = seen.map((one, n) => ({
    id: newId("grp"),
    user_id: userId,
    session_id: sessionId,
    external_id: one.externalId,
    title: titleOf(one) || NAMELESS,
    search_text: groupSearchText(titleOf(one) || NAMELESS, []),
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
  await recordMemberCounts(tx, userId, rows.flatMap(countOf));
  emit(...rows.map(({ id }) => ({ name: "group.discovered", userId, groupId: id }) as const));
}

/**
 * Updates known groups; emits an event when a visible field changes.
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
  const counted = changes.filter(({ group }) => seen.get(group.externalId)!.members !== undefined);
  await recordMemberCounts(tx, userId, counted.flatMap(({ after }) => countOf(after)));
  const filled = changes.filter(({ group, after }) => isGroupFull(group) !== isGroupFull(after));
  await refreshInvitations(tx, userId, filled.map(({ group }) => group.id));
  for (const { group, after } of changes) {
    if (isSameToUser(group, after)) continue;
    // The owner's own chat is shown with its session.
    if (group.kind === "PRIVATE") emit({ name: "session.changed", userId, sessionId });
    else emit({ name: "group.changed", userId, groupId: group.id });
  }
  return left;
}

const countOf = ({ id, members }: Pick<Group, "id" | "members">) =>
  members === null ? [] : [{ groupId: id, members }];

/** Writes groups; one that the account joined again starts without refusals. */
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

/** Milliseconds within which an unchanged group is not written again. */
const JUST_NOW = 60_000;

/** Whether the group was recorded a moment ago, with the same fields. */
export async function isJustSeen(
  ctx: Context,
  sessionId: SessionId,
  seen: SeenGroup,
): Promise<boolean> {
  const group = (await findGroups(ctx, sessionId, [seen.externalId])).get(seen.externalId);
  return group !== undefined && ctx.now.getTime() - group.syncedAt.getTime() < JUST_NOW &&
    isSameToUser(group, mergeSeen(group, seen, ctx.now));
}

/** Returns the known groups, by the messenger's ids. */
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

/** Returns a group with the reported fields; others stay. */
const mergeSeen = (group: Group, seen: SeenGroup, now: Date): Group => ({
  ...group,
  title: titleOf(seen) || group.title,
  kind: group.kind === "PRIVATE" ? group.kind : seen.kind ?? group.kind,
  role: seen.role ?? group.role,
  canSend: seen.canSend ?? group.canSend,
  members: seen.members ?? group.members,
  isAdminsOnly: seen.isAdminsOnly ?? group.isAdminsOnly,
  isInCommunity: seen.isInCommunity ?? group.isInCommunity,
  leftAt: seen.isThere ? null : group.leftAt ?? now,
});

/** Whether no visible field differs. */
const isSameToUser = (a: Group, b: Group) =>
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
