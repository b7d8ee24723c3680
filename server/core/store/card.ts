import type { OfferId, StoreSectionId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { isSeenByUs, type Source } from "../marketplaces/readings/product_reading.ts";
import type { Money } from "../money.ts";
import { displayablePrices } from "../offers/message/displayable_prices.ts";
import { type Evidence, money, type Offer } from "../offers/offer.ts";
import { utcText } from "../zoned.ts";

/** Why an offer is, or is no longer, for sale. EXPIRED: its price or its coupon is too old to count. */
export type StoreItemStatus = "ON_SALE" | "SOLD_OUT" | "EXPIRED";

/** An offer, as the store shows it. */
export type StoreCard = {
  readonly offerId: OfferId;
  readonly title: string;
  readonly shop: string;
  readonly marketplace: Marketplace;
  readonly imageUrl: string | null;
  readonly status: StoreItemStatus;
  /** Null: there is none, or it may no longer be shown. */
  readonly price: Money | null;
  /** Whether we read the price ourselves: only such a price is published to search engines. */
  readonly isPriceProven: boolean;
  /** When the price was last seen; null: there is none. */
  readonly seenAt: Date | null;
  /** When it was sold out, where that is known. */
  readonly soldOutAt: Date | null;
  readonly couponCode: string | null;
  /** The price is the lowest of so many days, by our ledger; null: that is not proven. */
  readonly lowestInDays: number | null;
  readonly sectionId: StoreSectionId | null;
  readonly isPinned: boolean;
  /** Where it leads: a short link's path, or the shop's own address. */
  readonly url: string;
};

/** The same product in its person's catalogue, which is read again on a schedule. */
export type SeenProduct = {
  readonly currency: string;
  readonly priceCents: number | null;
  readonly pixPriceCents: number | null;
  readonly cardPriceCents: number | null;
  readonly source: Source;
  readonly priceReadAt: Date | null;
};

/**
 * Returns the offer with the catalogue's price where that was seen later, and by us; a price that the
 * person typed stays.
 */
export function withFresherPrice(offer: Offer, product: SeenProduct | null): Offer {
  const proof = offer.evidence.find(({ field }) => field === "PRICE");
  if (!product || product.priceCents === null || !product.priceReadAt) return offer;
  const isFresher = proof?.source !== "PERSON" && isSeenByUs(product.source) &&
    (!proof || product.priceReadAt.getTime() > Date.parse(proof.readAt));
  if (!isFresher) return offer;
  const seen: Evidence = {
    field: "PRICE",
    source: product.source,
    readAt: utcText(product.priceReadAt),
  };
  const isSame = product.currency === offer.currency && product.priceCents === offer.priceCents;
  return {
    ...offer,
    currency: product.currency,
    priceCents: product.priceCents,
    pixPriceCents: product.pixPriceCents,
    cardPriceCents: product.cardPriceCents,
    ...!isSame && { oldPriceCents: null, lowestPriceCents: null, installments: null },
    evidence: [
      ...offer.evidence.filter(({ field }) => field !== "PRICE"),
      seen,
    ],
  };
}

type Placed = {
  readonly status: StoreItemStatus;
  readonly soldOutAt: Date | null;
  readonly sectionId: StoreSectionId | null;
  readonly isPinned: boolean;
  readonly lowestInDays: number | null;
  readonly url: string;
};

/** Returns the card of an offer whose price is the freshest there is. */
export function storeCard(offer: Offer, placed: Placed, now: Date): StoreCard {
  const { id, title, shop, marketplace, couponCode } = offer;
  const { priceCents, imageUrl } = displayablePrices(offer, now);
  const proof = offer.evidence.find(({ field }) => field === "PRICE");
  const price = money(offer, priceCents);
  return {
    offerId: id,
    title,
    shop,
    marketplace,
    imageUrl,
    price,
    isPriceProven: price !== null && proof !== undefined && isSeenByUs(proof.source),
    seenAt: price && proof ? new Date(proof.readAt) : null,
    couponCode: placed.status === "ON_SALE" ? couponCode : null,
    ...placed,
    lowestInDays: price ? placed.lowestInDays : null,
  };
}
