import type { Tx } from "../command.ts";
import type { CampaignTextId } from "../ids.ts";

/** Records that messages of a campaign text were queued. */
export async function recordCampaignTextUse(
  { db, now }: Pick<Tx, "db" | "now">,
  id: CampaignTextId,
): Promise<void> {
  await db.updateTable("campaign_texts").set({ used_at: now }).where("id", "=", id).execute();
}
