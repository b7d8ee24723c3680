import type { FactName } from "../marketplaces/readings/product_reading.ts";
import { evidenceOfFacts, type Facts, factsIn, mergeFacts, storedFacts } from "./facts.ts";
import type { Evidence, Offer, OfferReading } from "./offer.ts";
import { evidenceOf, loadField } from "./offer_fields.ts";
import { givenFields, type OfferFields } from "./typed_fields.ts";

/** The pictures that a reading keeps. */
const MOST_PICTURES = 8;

/** Returns the reading of these facts; what a person typed is no part of it. */
export function readingOfFacts(
  facts: Facts,
  readAt: Date,
  pictures: readonly string[] = [],
): OfferReading {
  const read = mergeFacts([
    Object.fromEntries(
      Object.entries(facts).filter(([, fact]) => fact.source !== "PERSON"),
    ) as Facts,
  ], []);
  const first = read.imageUrl ? [read.imageUrl.value] : [];
  return {
    fields: storedFacts(read),
    evidence: evidenceOfFacts(read, readAt),
    pictures: [...new Set([...first, ...pictures])].slice(0, MOST_PICTURES),
  };
}

/** Returns the offer's reading; of an offer without one, the fields that nobody typed. */
export function readingOf(offer: Offer): OfferReading {
  if (offer.reading) return offer.reading;
  const facts = factsIn(offer, (_, source) => source !== "PERSON");
  return {
    fields: storedFacts(facts),
    evidence: offer.evidence.filter(({ source }) => source !== "PERSON"),
    pictures: facts.imageUrl ? [facts.imageUrl.value] : [],
  };
}

/**
 * Returns the evidence after an edit, where a field that the person set back to what was read, or to
 * one of its pictures, has the reading's own evidence again.
 */
export function withReadEvidence(
  evidence: readonly Evidence[],
  fields: OfferFields,
  reading: OfferReading,
): Evidence[] {
  const read = new Map(
    givenFields(fields).filter((name) => isAsRead(name, fields, reading)).map((name) => {
      const field = evidenceOf(name);
      return [field, reading.evidence.find((one) => one.field === field)];
    }),
  );
  return evidence.map((proof) => read.get(proof.field) ?? proof);
}

function isAsRead(name: FactName, fields: OfferFields, reading: OfferReading): boolean {
  const typed = fields[name];
  if (typed === null || typed === undefined) return false;
  if (name === "imageUrl" && reading.pictures.includes(typed as string)) return true;
  return stableText(typed) === stableText(loadField(name, reading.fields));
}

/** The JSON of a value, whatever the order of its keys. */
const stableText = (value: unknown) =>
  JSON.stringify(
    value,
    (_, part) =>
      part && typeof part === "object" && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a < b ? -1 : 1))
        : part,
  );
