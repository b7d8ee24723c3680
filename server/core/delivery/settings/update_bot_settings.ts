import { command } from "../../command.ts";
import { permit } from "../../permissions.ts";
import { updateZone } from "../../users/commands.ts";
import { availableModes } from "./available_modes.ts";
import { loadBotSettings } from "./load_bot_settings.ts";
import { lockLanesOf } from "../queue/enqueue.ts";
import { checkedSettings, type SettingsInput } from "./settings_rules.ts";

/** Sets how the viewer sends: what is left out stays. What waits in their lanes is paced anew. */
export const updateBotSettings = command(async (tx, input: SettingsInput) => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "profile.edit");
  // Locked first: of two changes at once, the later one is checked against what the first made.
  await lockLanesOf(tx, userId);
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const available = await availableModes(tx);
  const { zone, ...columns } = checkedSettings(await loadBotSettings(tx), input, available);
  await db.updateTable("bot_settings").set(columns).where("user_id", "=", userId).execute();
  await updateZone(tx, userId, zone);
  await db.updateTable("lanes").set({ wake_at: now }).where("user_id", "=", userId).execute();
  emit({ name: "botSettings.changed", userId });
  return userId;
});
