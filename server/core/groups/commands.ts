import type { Tx } from "../command.ts";
import { type Group, groupSearchText } from "./group.ts";
import { asGroup } from "./tables.ts";
import { mergedTags } from "./tags.ts";
import { type GroupId, newId } from "../ids.ts";
import type { MessengerSession } from "../delivery/sessions/session.ts";

/**
 * The vendor gave a group another id. Where it was learned under both, the two become one: the older
 * row stays, with what the vendor says of the group now.
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
    admins_only: present.adminsOnly,
    in_community: present.inCommunity,
    invite_url: present.inviteUrl,
    left_at: present.leftAt,
    // One that had left counts against the plan again only as far as the other one did.
    is_active: older.isActive && (older.leftAt === null || newer.isActive),
    synced_at: now,
  }).where("id", "=", older.id).execute();
  emit({ name: "group.changed", userId, groupId: older.id });
  if (!isDropped) emit({ name: "group.changed", userId, groupId: newer.id });
}

/** Removes a group; where messages went to it, it stays for the history, as one that was left. */
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

/** Has test messages of a session go to this chat from now on, and to no other. @returns whether that is new. */
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
