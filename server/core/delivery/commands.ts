import type { Tx } from "../command.ts";
import type { UserId } from "../ids.ts";
import { firstSettings } from "./settings/bot_settings.ts";

/** Gives a newly registered person the settings that everybody begins with. */
export async function createBotSettings({ db }: Tx, userId: UserId): Promise<void> {
  await db.insertInto("bot_settings").values({ user_id: userId, ...firstSettings }).execute();
}
