import type { Work } from "../command.ts";
import type { Context } from "../context.ts";
import { type Group, groupSearchText } from "../groups/group.ts";
import { asGroup } from "../groups/tables.ts";
import { newId, type SessionId } from "../ids.ts";
import { lockRoom } from "../limits.ts";
import type { SeenGroup } from "./messenger.ts";
import type { MessengerSession } from "./session.ts";

/** On the screen, where the vendor tells no name. */
const NAMELESS = "Sem nome";

/**
 * A group as the vendor tells of it. One that is new, or comes back, is active where the plan has
 * room. An owner's own chat is not learned here: only their code proves whose it is.
 */
export async function hearGroup(work: Work, session: MessengerSession, seen: SeenGroup) {
  const known = await findGroup(work, session.id, seen.externalId);
  if (!known && (!seen.isThere || seen.kind === "PRIVATE")) return;
  const arrives = seen.isThere && (!known || known.leftAt !== null);
  // The person is locked before their groups, as everywhere.
  const hasRoom = arrives && (await lockRoom(work, session.userId, "groups")).left >= 1;
  if (known) await changeGroup(work, session, seen, hasRoom);
  else await insertGroup(work, session, seen, hasRoom);
}

async function insertGroup(
  { db, now, emit }: Work,
  { id: sessionId, userId }: MessengerSession,
  seen: SeenGroup,
  isActive: boolean,
) {
  const groupId = newId("grp");
  const title = seen.title || NAMELESS;
  await db.insertInto("groups").values({
    id: groupId,
    user_id: userId,
    session_id: sessionId,
    external_id: seen.externalId,
    title,
    search_text: groupSearchText(title, []),
    kind: seen.kind ?? "GROUP",
    role: seen.role ?? "MEMBER",
    can_send: seen.canSend ?? true,
    members: seen.members ?? null,
    tags: [],
    is_active: isActive,
    synced_at: now,
    refusals: 0,
  }).execute();
  emit({ name: "group.learned", userId, groupId });
}

/** Brings a known group up to date; told only where a person sees a difference. */
async function changeGroup(
  work: Work,
  session: MessengerSession,
  seen: SeenGroup,
  hasRoom: boolean,
) {
  const { db, now, emit } = work;
  const { id: sessionId, userId } = session;
  const group = await findGroup(work, sessionId, seen.externalId, "locked");
  if (!group) return;
  const isPrivate = group.kind === "PRIVATE";
  const isActive = group.isActive && (group.leftAt === null || hasRoom || isPrivate);
  const after = { ...seenNow(group, seen, now), isActive };
  await db.updateTable("groups").set({
    title: after.title,
    search_text: groupSearchText(after.title, after.tags),
    kind: after.kind,
    role: after.role,
    can_send: after.canSend,
    members: after.members,
    is_active: after.isActive,
    left_at: after.leftAt,
    ...group.leftAt && seen.isThere && { refusals: 0, resting_until: null },
    synced_at: now,
  }).where("id", "=", group.id).execute();
  if (looksTheSame(group, after)) return;
  // Of the owner's own chat only its session tells.
  if (isPrivate) emit({ name: "session.changed", userId, sessionId });
  else emit({ name: "group.changed", userId, groupId: group.id });
}

/** A group with what was just seen of it; what was not told stays. */
const seenNow = (group: Group, seen: SeenGroup, now: Date): Group => ({
  ...group,
  title: seen.title || group.title,
  kind: group.kind === "PRIVATE" ? group.kind : seen.kind ?? group.kind,
  role: seen.role ?? group.role,
  canSend: seen.canSend ?? group.canSend,
  members: seen.members ?? group.members,
  leftAt: seen.isThere ? null : group.leftAt ?? now,
});

const looksTheSame = (a: Group, b: Group) =>
  visibleFields.every((field) => a[field]?.valueOf() === b[field]?.valueOf());

const visibleFields = [
  "title",
  "kind",
  "role",
  "canSend",
  "members",
  "leftAt",
  "isActive",
] as const satisfies readonly (keyof Group)[];

/** Milliseconds within which the same sight of a group is not written down again. */
const JUST_NOW = 60_000;

/** Whether this was known of a group a moment ago. */
export async function isJustSeen(
  ctx: Context,
  sessionId: SessionId,
  seen: SeenGroup,
): Promise<boolean> {
  const group = await findGroup(ctx, sessionId, seen.externalId);
  return group !== undefined && ctx.now.getTime() - group.syncedAt.getTime() < JUST_NOW &&
    looksTheSame(group, seenNow(group, seen, ctx.now));
}

async function findGroup(
  { db }: Context,
  sessionId: SessionId,
  externalId: string,
  locked?: "locked",
): Promise<Group | undefined> {
  return await db.selectFrom("groups").select(asGroup)
    .where("session_id", "=", sessionId).where("external_id", "=", externalId)
    .$if(locked !== undefined, (q) => q.forNoKeyUpdate()).executeTakeFirst();
}
