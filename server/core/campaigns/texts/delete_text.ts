import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { CampaignTextId } from "../../ids.ts";
import { type CampaignText, RESTORABLE_MS } from "./campaign_text.ts";
import { lockText, requireTextRoom } from "./write_text.ts";

/** Soft-deletes a campaign text; it can be restored for a week. @throws Failure CAMPAIGN_TEXT_NOT_FOUND */
export const deleteCampaignText = command(async (tx, input: { id: CampaignTextId }) => {
  const { id, userId, deletedAt } = await lockText(tx, input.id);
  if (deletedAt) throw new Failure("CAMPAIGN_TEXT_NOT_FOUND", ["id"]);
  await tx.db.updateTable("campaign_texts").set({ deleted_at: tx.now }).where("id", "=", id)
    .execute();
  tx.emit({ name: "campaignText.deleted", userId, campaignTextId: id });
  return { campaignTextId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});

/** Restores a deleted text. @throws Failure CAMPAIGN_TEXT_NOT_FOUND, CAMPAIGN_TEXT_NOT_DELETED, CAMPAIGN_TEXTS_LIMIT */
export const restoreCampaignText = command(
  async (tx, input: { id: CampaignTextId }): Promise<CampaignText> => {
    await requireTextRoom(tx); // locks the person, who goes before their texts
    const text = await lockText(tx, input.id);
    if (!text.deletedAt) throw new Failure("CAMPAIGN_TEXT_NOT_DELETED", ["id"]);
    await tx.db.updateTable("campaign_texts").set({ deleted_at: null }).where("id", "=", text.id)
      .execute();
    tx.emit({ name: "campaignText.restored", userId: text.userId, campaignTextId: text.id });
    return { ...text, deletedAt: null };
  },
);

/** Deletes the rows whose time to be restored is over. */
export async function purgeDeletedCampaignTexts({ db, now }: Context) {
  await db.deleteFrom("campaign_texts")
    .where("deleted_at", "<=", new Date(now.getTime() - RESTORABLE_MS)).execute();
}
