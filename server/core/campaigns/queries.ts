import type { Context } from "../context.ts";
import type { CampaignTextId, DispatchId, GroupId, OfferId, UserId } from "../ids.ts";
import type { Offer } from "../offers/offer.ts";
import { provenFacts, publisherOf } from "../offers/queries.ts";
import { asOffer } from "../offers/tables.ts";
import { type CampaignText, renderCampaignText, type TextOffer } from "./texts/campaign_text.ts";
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

type QueuedText = {
  /** The message, which chooses the variant. */
  readonly id: DispatchId;
  readonly groupId: GroupId;
  readonly campaignTextId: CampaignTextId;
  /** The offer that fills it, as it is now; absent: none. */
  readonly offerId?: OfferId | null;
  /** When it leaves. */
  readonly at: Date;
};

/** Renders a person's queued texts for other times; those of which nothing is left are left out. */
export async function renderQueuedTexts(
  ctx: Pick<Context, "db" | "now">,
  userId: UserId,
  queued: readonly QueuedText[],
): Promise<{ id: DispatchId; text: string }[]> {
  if (queued.length === 0) return [];
  const texts = await campaignTextsOf(ctx, queued.map(({ campaignTextId }) => campaignTextId));
  const publisher = await publisherOf(ctx.db, userId);
  const groups = await ctx.db.selectFrom("groups").select(["id", "title"])
    .where("id", "in", queued.map(({ groupId }) => groupId)).execute();
  const titles = new Map(groups.map(({ id, title }) => [id, title]));
  const offers = await offersOfTexts(ctx, queued.flatMap(({ offerId }) => offerId ?? []));
  return queued.flatMap(({ id, groupId, campaignTextId, offerId, at }) => {
    const campaignText = texts.get(campaignTextId);
    if (!campaignText) return [];
    const groupTitle = titles.get(groupId) ?? null;
    const offer = offerId && offers.get(offerId) || null;
    const { text } = renderCampaignText(campaignText, {
      publisher,
      groupTitle,
      at,
      key: id,
      offer,
      offerAt: ctx.now,
    });
    return text === "" ? [] : [{ id, text }];
  });
}

/** Reads offers, deleted ones too, as campaign texts are filled from them: without their own texts. */
export async function offersOfTexts(
  ctx: Pick<Context, "db" | "now">,
  ids: readonly OfferId[],
): Promise<ReadonlyMap<OfferId, TextOffer>> {
  if (ids.length === 0) return new Map();
  const rows: Offer[] = await ctx.db.selectFrom("offers").select(asOffer)
    .where("id", "in", [...new Set(ids)]).execute();
  const offers = rows.map((offer) => ({ ...offer, customText: null }));
  const facts = await provenFacts(ctx, offers);
  return new Map(offers.map((offer) => [offer.id, { offer, facts: facts.get(offer)! }]));
}
