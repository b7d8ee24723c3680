import type { Context } from "../context.ts";
import type { CampaignTextId, UserId } from "../ids.ts";
import type { CampaignText } from "./texts/campaign_text.ts";
import { asCampaignText } from "./texts/tables.ts";

/** Returns a person's campaign text; null: it is deleted, or not theirs. */
export async function campaignTextOf(
  { db }: Pick<Context, "db">,
  { id, userId }: { readonly id: CampaignTextId; readonly userId: UserId },
): Promise<CampaignText | null> {
  return await db.selectFrom("campaign_texts").select(asCampaignText)
    .where("id", "=", id).where("user_id", "=", userId).where("deleted_at", "is", null)
    .executeTakeFirst() ?? null;
}

/** Returns those of these campaign texts that exist, by id, deleted ones too. */
export async function campaignTextsOf(
  { db }: Pick<Context, "db">,
  ids: readonly CampaignTextId[],
): Promise<ReadonlyMap<CampaignTextId, CampaignText>> {
  if (ids.length === 0) return new Map();
  const texts = await db.selectFrom("campaign_texts").select(asCampaignText)
    .where("id", "in", ids).execute();
  return new Map(texts.map((text) => [text.id, text]));
}
