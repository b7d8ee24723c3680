import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import type { EventId } from "../../ids.ts";
import { asOffer } from "../../offers/tables.ts";
import { priceKey } from "./price_key.ts";
import { sightingOf } from "./sighting.ts";

/** Writes down what a product was seen to cost, so that an old price can be proven later. */
export async function recordPrice(
  { db }: Context,
  { offerId }: EventOf<"offer.created" | "offer.refreshed">,
  id: EventId,
) {
  const offer = await db.selectFrom("offers").select(asOffer).where("id", "=", offerId)
    .executeTakeFirst();
  const seen = offer?.evidence.find(({ field }) => field === "PRICE");
  if (!offer?.sourceUrl || !seen) return;
  const { userId, marketplace, sourceUrl, productId, priceCents, currency } = offer;
  const sighting = sightingOf({
    readId: id,
    userId,
    key: priceKey(marketplace, new URL(sourceUrl), productId),
    source: seen.source,
    priceCents,
    currency,
    seenAt: new Date(seen.readAt),
  });
  if (!sighting) return;
  await db.insertInto("price_sightings").values(sighting).onConflict((c) => c.doNothing())
    .execute();
}
