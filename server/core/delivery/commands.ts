import type { Tx } from "../command.ts";
import type { SessionId, UserId } from "../ids.ts";
import { firstSettings } from "./settings/bot_settings.ts";

/** Gives a newly registered person the settings that everybody begins with. */
export async function createBotSettings({ db }: Tx, userId: UserId): Promise<void> {
  await db.insertInto("bot_settings").values({ user_id: userId, ...firstSettings }).execute();
}

/** Has the process that holds a session read the invitations that were requested of its groups. */
export async function requestInvites({ db, now }: Tx, sessionId: SessionId): Promise<void> {
  await db.updateTable("lanes").set({ invites_requested_at: now })
    .where("session_id", "=", sessionId).execute();
}
