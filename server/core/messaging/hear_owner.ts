import type { Work } from "../command.ts";
import { groupSearchText } from "../groups/group.ts";
import { newId } from "../ids.ts";
import type { MessengerSession } from "./session.ts";

/**
 * Somebody opened a chat with the account: with the right code it is the owner, and test messages go
 * there from now on.
 */
export async function hearOwner(
  { db, now, emit }: Work,
  { id: sessionId, userId, name, ownerCode }: MessengerSession,
  chat: string,
  code: string,
) {
  if (code !== ownerCode) return;
  const own = await db.selectFrom("groups").select(["external_id", "left_at"])
    .where("session_id", "=", sessionId).where("kind", "=", "PRIVATE").execute();
  const open = own.filter(({ left_at }) => left_at === null);
  if (open.length === 1 && open[0]!.external_id === chat) return;
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
  emit({ name: "session.changed", userId, sessionId });
}
