import type { Facts } from "./facts.ts";
import { type EvidenceField, money, type Offer, ratingOf } from "./offer.ts";
import { evidenceOf, type ProvenField, provenFields } from "./offer_fields.ts";

/** What an offer says in each of its fields; null: nothing. */
const valueIn: { readonly [N in ProvenField]: (offer: Offer) => unknown } = {
  title: ({ title }) => title,
  shop: ({ shop }) => shop || null,
  price: (offer) => money(offer, offer.priceCents),
  oldPrice: (offer) => money(offer, offer.oldPriceCents),
  pixPrice: (offer) => money(offer, offer.pixPriceCents),
  cardPrice: (offer) => money(offer, offer.cardPriceCents),
  imageUrl: ({ imageUrl }) => imageUrl,
  installments: ({ installments }) => installments,
  couponCode: ({ couponCode }) => couponCode,
  shipping: ({ shipping }) => shipping,
  rating: (offer) => ratingOf(offer),
};

/** What an offer knows, each with where it was read: all of it, or what `keeps` lets through. */
export function factsIn(
  offer: Offer,
  keeps: (name: ProvenField, source: string) => boolean,
): Facts {
  return Object.fromEntries(provenFields.flatMap((name) => {
    const value = valueIn[name](offer);
    const proof = offer.evidence.find(({ field }) => field === evidenceOf[name]);
    return value !== null && proof && keeps(name, proof.source)
      ? [[name, { value, source: proof.source }]]
      : [];
  }));
}

/** The fields in which two states of an offer differ. */
export const changedBetween = (one: Offer, other: Offer): EvidenceField[] =>
  provenFields.filter((name) =>
    JSON.stringify(valueIn[name](one)) !== JSON.stringify(valueIn[name](other))
  ).map((name) => evidenceOf[name]);
