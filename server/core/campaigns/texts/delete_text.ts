import type { PurgeBatch } from "../../retention.ts";
import { RESTORABLE_MS } from "../../restorable.ts";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { CampaignTextId } from "../../ids.ts";
import { type CampaignText } from "./campaign_text.ts";
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

/** Deletes rows whose time to be restored is over. */
export async function purgeDeletedCampaignTexts({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("campaign_texts").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("campaign_texts").select("id").where("deleted_at", "<=", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
