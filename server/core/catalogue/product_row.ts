import { newId, type UserId } from "../ids.ts";
import type { PriceKey } from "./prices/price_key.ts";
import { nameKey, type ProductFacts, productSearchText } from "./product.ts";
import { nextRefresh } from "./refresh/next_refresh.ts";
import type { ProductReading } from "../marketplaces/readings/product_reading.ts";
import type { Offer } from "../offers/offer.ts";

/** A product to be written. */
export type NewProduct = {
  readonly key: PriceKey;
  readonly sourceUrl: string;
  readonly facts: ProductFacts;
  readonly tags: readonly string[];
  readonly note: string | null;
  /** When its link was followed to it; null: never. */
  readonly followedAt: Date | null;
};

/** The columns of a product's facts. */
export const factColumns = (facts: ProductFacts) => ({
  title: facts.title,
  shop: facts.shop,
  image_url: facts.imageUrl,
  currency: facts.currency,
  price_cents: facts.priceCents,
  old_price_cents: facts.oldPriceCents,
  pix_price_cents: facts.pixPriceCents,
  card_price_cents: facts.cardPriceCents,
  availability: facts.availability,
  source: facts.source,
  price_read_at: facts.priceReadAt,
});

/** The columns that the search and the search for duplicates use. */
export const searchColumns = (named: Parameters<typeof productSearchText>[0]) => ({
  name_key: nameKey(named),
  search_text: productSearchText(named),
});

/** The read counts of a product that was saved without a read, and with one. */
const UNREAD = { calmReads: 0, failures: 1 };
const READ = { calmReads: 0, failures: 0 };

/** Returns the row of a new product. `chance` spreads the next reads. */
export function newRow(userId: UserId, product: NewProduct, now: Date, chance: number) {
  const { key, sourceUrl, facts, tags, note, followedAt } = product;
  const isRead = facts.priceReadAt !== null && facts.source !== "PERSON";
  return {
    id: newId("prd"),
    user_id: userId,
    version: 1,
    marketplace: key.marketplace,
    host: key.host,
    product_id: key.productId,
    source_url: sourceUrl,
    ...factColumns(facts),
    tags: [...tags],
    note,
    ...searchColumns({ ...facts, tags }),
    reported_price_cents: facts.priceCents,
    dropped_from_cents: null,
    dropped_at: null,
    next_refresh_at: nextRefresh(isRead ? READ : UNREAD, now, chance),
    claimed_at: null,
    calm_reads: 0,
    failures: 0,
    link_status: followedAt ? "OK" as const : "UNKNOWN" as const,
    link_checked_at: followedAt,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}

/** Returns the facts of a reading, with the prices that are in the price's currency. */
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

/** Returns the facts of an offer; the price is as old as its evidence. */
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
