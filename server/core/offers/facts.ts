import type {
  Installments,
  ProductReading,
  Rating,
  Source,
} from "../marketplaces/readings/product_reading.ts";
import type { Money } from "../money.ts";
import type { Evidence } from "./offer.ts";
import {
  evidenceOf,
  type OfferFields,
  priceFields,
  type ProvenField,
  provenFields,
} from "./offer_fields.ts";

type Value = {
  [N in ProvenField]: N extends (typeof priceFields)[number] ? Money
    : N extends "installments" ? Installments
    : N extends "rating" ? Rating
    : string;
};

/** What is known of a product, each with where it was read. */
export type Facts = { readonly [N in ProvenField]?: Fact<Value[N]> };
type Fact<V> = { readonly value: V; readonly source: Source };

/** What a page said. */
export function factsOfReading(reading: ProductReading): Facts {
  const { title, shop, price, oldPrice, pixPrice, cardPrice, imageUrl } = reading;
  const { installments, coupon, shipping, rating } = reading;
  const read = {
    ...{ title, shop, price, oldPrice, pixPrice, cardPrice, imageUrl },
    ...{ installments, couponCode: coupon, shipping, rating },
  };
  return Object.fromEntries(Object.entries(read).filter(([, fact]) => fact !== null));
}

/** What a person typed. */
export function factsOfPerson(fields: OfferFields): Facts {
  return Object.fromEntries(
    provenFields.filter((name) => fields[name] != null && fields[name] !== "")
      .map((name) => [name, { value: fields[name], source: "PERSON" }]),
  );
}

/**
 * The later layer wins field by field; a field that the person cleared is known to none. Amounts in
 * another currency than the price's are dropped: an offer has one.
 */
export function merged(layers: readonly Facts[], cleared: readonly ProvenField[]): Facts {
  const facts: { -readonly [N in keyof Facts]: Facts[N] } = Object.assign({}, ...layers);
  for (const name of cleared) delete facts[name];
  const currency = currencyOf(facts);
  for (const name of priceFields) {
    if (facts[name]?.value.currency !== currency) delete facts[name];
  }
  if (facts.installments?.value.amount.currency !== currency) delete facts.installments;
  return facts;
}

/** The currency of the offer: that of its price, or of whatever other amount there is. */
export const currencyOf = (facts: Facts) =>
  priceFields.map((name) => facts[name]?.value.currency).find((currency) => currency) ??
    facts.installments?.value.amount.currency ?? "BRL";

/** The proof of each fact, as an offer keeps it. */
export const evidenceOfFacts = (facts: Facts, readAt: Date): Evidence[] =>
  provenFields.flatMap((name) => {
    const fact = facts[name];
    return fact
      ? [{ field: evidenceOf[name], source: fact.source, readAt: readAt.toISOString() }]
      : [];
  });
