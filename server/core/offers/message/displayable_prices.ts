import { definitions } from "../../marketplaces/marketplace.ts";
import type { FactName } from "../../marketplaces/readings/product_reading.ts";
import type { Offer } from "../offer.ts";
import { evidenceOf, perishableFields, storeFields } from "../offer_fields.ts";

type Dated = Pick<Offer, "marketplace" | "evidence">;

/** Returns until when the shop lets a field be shown; null: without limit. */
function displayableUntil({ marketplace, evidence }: Dated, name: FactName): Date | null {
  const { priceHours } = definitions[marketplace];
  const proof = evidence.find(({ field }) => field === evidenceOf(name));
  if (priceHours === undefined || !proof || proof.source === "PERSON") return null;
  return new Date(Date.parse(proof.readAt) + priceHours * 60 * 60_000);
}

/** Returns the offer without the prices and the picture that no message, card or page may show at `now`. */
export function displayablePrices<O extends Dated>(offer: O, now: Date): O {
  const ended = perishableFields.filter((name) => {
    const until = displayableUntil(offer, name);
    return until && until <= now;
  });
  if (ended.length === 0) return offer;
  return { ...offer, ...storeFields(Object.fromEntries(ended.map((name) => [name, null]))) };
}

/** Returns when the first of the offer's prices or its picture may no longer be shown; null: never. */
export function staleAt(offer: Dated): Date | null {
  const ends = perishableFields.flatMap((name) => displayableUntil(offer, name) ?? []);
  return ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null;
}
