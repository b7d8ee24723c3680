import type { ProductReading } from "../marketplaces/readings/product_reading.ts";
import type { Offer } from "../offers/offer.ts";
import type { ProductFacts } from "./product.ts";

/** What a read told of a product, its prices in the currency of what one pays. */
export function factsOfReading(
  reading: ProductReading,
  { title, shop, now }: { title: string; shop: string; now: Date },
): ProductFacts {
  const { price, oldPrice, pixPrice, cardPrice, imageUrl, availability } = reading;
  const amounts = [price, pixPrice, cardPrice, oldPrice];
  const currency = amounts.find((found) => found)?.value.currency ?? "BRL";
  const cents = (found: typeof price) =>
    found?.value.currency === currency ? found.value.cents : null;
  return {
    title,
    shop,
    imageUrl: imageUrl?.value ?? null,
    currency,
    priceCents: cents(price),
    oldPriceCents: cents(oldPrice),
    pixPriceCents: cents(pixPrice),
    cardPriceCents: cents(cardPrice),
    availability,
    source: price?.source ?? "ADDRESS",
    priceReadAt: price ? now : null,
  };
}

/** What an offer tells of its product; its price is as old as the offer says. */
export function factsOfOffer(offer: Offer): ProductFacts {
  const { title, shop, imageUrl, currency } = offer;
  const { priceCents, oldPriceCents, pixPriceCents, cardPriceCents } = offer;
  const proof = offer.evidence.find(({ field }) => field === "PRICE");
  return {
    ...{ title, shop, imageUrl, currency },
    ...{ priceCents, oldPriceCents, pixPriceCents, cardPriceCents },
    availability: "UNKNOWN",
    source: proof?.source ?? "ADDRESS",
    priceReadAt: proof ? new Date(proof.readAt) : null,
  };
}
