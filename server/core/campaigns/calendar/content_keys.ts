import type { Context } from "../../context.ts";
import type { CampaignTextId, OfferId } from "../../ids.ts";
import { campaignTextsOf } from "../queries.ts";
import type { QueueItem } from "./entry.ts";

/** Returns what a message of an item says: two items that share a key may say the same. */
export type ContentKeys = (item: QueueItem) => readonly string[];

/** Reads what messages of these items say, whatever offers and texts they are made from. */
export async function contentKeys(
  ctx: Pick<Context, "db">,
  items: readonly QueueItem[],
): Promise<ContentKeys> {
  const unique = <Id>(ids: readonly Id[]) => [...new Set(ids)];
  const texts = await campaignTextsOf(
    ctx,
    unique(
      items.flatMap(({ campaignTextId }): CampaignTextId[] =>
        campaignTextId ? [campaignTextId] : []
      ),
    ),
  );
  const offers = await offerKeys(
    ctx,
    unique(items.flatMap(({ offerId }): OfferId[] => offerId ? [offerId] : [])),
  );
  return ({ offerId, campaignTextId }) => {
    const offer = offerId && (offers.get(offerId) ?? offerId);
    if (!campaignTextId) return offer ? [offer] : [];
    const bodies = texts.get(campaignTextId)?.variants.map(({ body }) => squeezed(body)) ??
      [campaignTextId];
    return offer ? bodies.map((body) => `${body} ${offer}`) : bodies;
  };
}

/** The fields that an offer's message is made from, or its own text. */
async function offerKeys({ db }: Pick<Context, "db">, ids: readonly OfferId[]) {
  const rows = ids.length === 0 ? [] : await db.selectFrom("offers").select([
    "id",
    "title",
    "price_cents",
    "currency",
    "coupon_code",
    "source_url",
    "custom_affiliate_url",
    "custom_text",
    "template_id",
  ]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, custom_text, ...fields }): [OfferId, string] => [
    id,
    custom_text === null ? JSON.stringify(fields) : squeezed(custom_text),
  ]));
}

const squeezed = (text: string) => text.trim().replace(/\s+/g, " ");
