import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, UserId } from "../../ids.ts";
import { asOffer } from "../../offers/tables.ts";
import { type PriceKey, priceKey } from "./price_key.ts";
import { isSeenByUs, type Source } from "../../marketplaces/readings/product_reading.ts";
import type { PriceSightingsTable } from "../tables.ts";

/** Records the price of an offer that was read, so that an old price can be proven later. */
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

type Seen = {
  /** The event or the read that saw it: the same one counts once. */
  readonly readId: string;
  readonly userId: UserId;
  readonly key: PriceKey | null;
  readonly source: Source;
  readonly priceCents: number | null;
  readonly currency: string;
  readonly seenAt: Date;
};

/** Returns the row of a price that a read saw; null where there is nothing to record. */
export function sightingOf(seen: Seen): PriceSightingsTable | null {
  const { readId, userId, key, source, priceCents, currency, seenAt } = seen;
  if (!key || priceCents === null || !isSeenByUs(source)) return null;
  return {
    read_id: readId,
    user_id: userId,
    marketplace: key.marketplace,
    host: key.host,
    product_id: key.productId,
    price_cents: priceCents,
    currency,
    seen_at: seenAt,
  };
}
