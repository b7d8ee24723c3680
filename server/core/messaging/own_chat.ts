import type { Tx } from "../command.ts";
import { groupSearchText } from "../groups/group.ts";
import { newId } from "../ids.ts";
import type { MessengerSession } from "./session.ts";

type Owner = Pick<MessengerSession, "id" | "userId" | "name">;

/** Has test messages of a session go to this chat from now on, and to no other. @returns whether that is new. */
export async function keepOwnChat(
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
