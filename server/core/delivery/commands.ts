import type { Tx } from "../command.ts";
import type { SessionId, UserId } from "../ids.ts";
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
