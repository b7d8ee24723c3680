import {
  type FactName,
  factNames,
  type FactValues,
  type Found,
  type ProductReading,
} from "../marketplaces/readings/product_reading.ts";
import type { Evidence, Offer } from "./offer.ts";
import {
  amountFields,
  amountIn,
  type EvidenceField,
  evidenceOf,
  loadField,
  type StoredFields,
  storeFields,
} from "./offer_fields.ts";
import { givenFields, type OfferFields } from "./typed_fields.ts";
import { utcText } from "../zoned.ts";

/** The facts about a product, each with its source. */
export type Facts = { readonly [N in FactName]?: Found<FactValues[N]> };

/** The facts of a page's reading. */
export const factsOfReading = (reading: ProductReading): Facts =>
  Object.fromEntries(factNames.flatMap((name) => reading[name] ? [[name, reading[name]]] : []));

/** The facts that a person typed. */
export const factsOfPerson = (fields: OfferFields): Facts =>
  Object.fromEntries(
    givenFields(fields).filter((name) => fields[name] !== null && fields[name] !== "")
      .map((name) => [name, { value: fields[name], source: "PERSON" }]),
  );

/**
 * Merges layers of facts: the later one wins, field by field; `cleared` fields are dropped, and so
 * are amounts in another currency than the price's: an offer has one currency. Beside a price that
 * was read the least of a range says nothing; one that was typed may be cleared again.
 */
export function mergeFacts(layers: readonly Facts[], cleared: readonly FactName[]): Facts {
  const facts: { -readonly [N in keyof Facts]: Facts[N] } = Object.assign({}, ...layers);
  for (const name of cleared) delete facts[name];
  if (facts.price && facts.price.source !== "PERSON") delete facts.lowestPrice;
  const currency = currencyOf(facts);
  for (const name of amountFields) {
    if (currencyIn(facts, name) !== currency) delete facts[name];
  }
  return facts;
}

/** The currency of the offer: that of its price, or of its first other amount. */
export const currencyOf = (facts: Facts): string =>
  amountFields.map((name) => currencyIn(facts, name)).find((currency) => currency) ?? "BRL";

function currencyIn(facts: Facts, name: FactName): string | undefined {
  const fact = facts[name];
  return fact && amountIn(name, fact.value)?.currency;
}

/** The evidence of each fact, as an offer stores it. */
export const evidenceOfFacts = (facts: Facts, readAt: Date): Evidence[] =>
  factNames.flatMap((name) => {
    const fact = facts[name];
    return fact ? [{ field: evidenceOf(name), source: fact.source, readAt: utcText(readAt) }] : [];
  });

/** The stored fields of these facts; unknown ones are empty. */
export const storedFacts = (facts: Facts): StoredFields => ({
  ...storeFields(
    Object.fromEntries(factNames.map((name) => [name, facts[name]?.value ?? null])),
  ) as StoredFields,
  currency: currencyOf(facts),
});

/**
 * Returns those facts of an offer, each with its source, that `keeps` selects; among them the least
 * of a range that a typed price hides.
 */
export function factsIn(
  offer: Offer,
  keeps: (name: FactName, source: string) => boolean,
): Facts {
  return Object.fromEntries(factNames.flatMap((name) => {
    const value = loadField(name, name === "lowestPrice" ? { ...offer, priceCents: null } : offer);
    const proof = offer.evidence.find(({ field }) => field === evidenceOf(name));
    return value !== null && proof && keeps(name, proof.source)
      ? [[name, { value, source: proof.source }]]
      : [];
  }));
}

/** The fields in which two states of an offer differ. */
export const changedBetween = (one: Offer, other: Offer): EvidenceField[] =>
  factNames.filter((name) =>
    JSON.stringify(loadField(name, one)) !== JSON.stringify(loadField(name, other))
  ).map(evidenceOf);
