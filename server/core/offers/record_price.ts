import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";
import type { Source } from "../marketplaces/product_reading.ts";
import { asOffer } from "./tables.ts";

/** Only what our own reader saw counts: what a person or their browser says could be made up. */
const SEEN_BY_US: ReadonlySet<Source> = new Set([
  "STRUCTURED_DATA",
  "META",
  "PRICE_BLOCK",
  "VENDOR_API",
]);

/** Writes down what a product was seen to cost, so that an old price can be proven later. */
export async function recordPrice(
  { db }: Context,
  { offerId }: EventOf<"offer.created">,
  id: EventId,
) {
  const offer = await db.selectFrom("offers").select(asOffer).where("id", "=", offerId)
    .executeTakeFirst();
  const seen = offer?.evidence.find(({ field }) => field === "PRICE");
  if (!offer?.productId || !offer.sourceUrl || offer.priceCents === null) return;
  if (!seen || !SEEN_BY_US.has(seen.source)) return;
  await db.insertInto("price_sightings").values({
    event_id: id,
    user_id: offer.userId,
    marketplace: offer.marketplace,
    host: new URL(offer.sourceUrl).host,
    product_id: offer.productId,
    price_cents: offer.priceCents,
    currency: offer.currency,
    seen_at: new Date(seen.readAt),
  }).onConflict((c) => c.doNothing()).execute();
}
