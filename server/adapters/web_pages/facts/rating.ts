import type { Rating } from "../../../core/marketplaces/readings/product_reading.ts";
import { isThing, list, type Thing, word } from "../structured/thing.ts";

/** Stars that shops give at most, and what schema.org takes where `bestRating` is not said. */
const BEST = 5;

/** schema.org's AggregateRating of a thing, on a scale of 5; null where nobody has rated it. */
export function ratingOf({ aggregateRating }: Thing): Rating | null {
  const [rating] = list(aggregateRating).filter(isThing);
  if (!rating) return null;
  const best = rating.bestRating === undefined ? BEST : decimal(word(rating.bestRating));
  const value = decimal(word(rating.ratingValue));
  const given = word(rating.ratingCount) ?? word(rating.reviewCount);
  const count = given === null ? null : wholeNumber(given);
  if (!best || value === null || count === 0) return null;
  return rated(value * BEST / best, count);
}

/** A shop's own words: "4,8 de 5 estrelas", "4.4 out of 5 stars", and "(8.400)", "21,200 ratings". */
export function shownRating(stars: string | null, ratings: string | null): Rating | null {
  const value = /^\s*(\d(?:[.,]\d{1,2})?)\s*(?:(?:de|out of|von|su|sur)\s+5\b|$)/.exec(stars ?? "");
  return value && rated(decimal(value[1]!), ratings === null ? null : shownCount(ratings));
}

/** Rounded down: no product is shown as better than its page says. */
function rated(stars: number | null, count: number | null): Rating | null {
  const isOnScale = stars !== null && stars > 0 && stars <= BEST;
  return isOnScale ? { tenths: Math.floor(stars * 10 + 1e-6), count } : null;
}

function decimal(text: string | null): number | null {
  const [digits] = /^\d{1,3}(?:[.,]\d{1,10})?$/.exec(text ?? "") ?? [];
  return digits === undefined ? null : Number(digits.replace(",", "."));
}

const wholeNumber = (text: string): number | null => /^\d{1,9}$/.test(text) ? Number(text) : null;

/** "1,2 mil" is no exact count. */
function shownCount(text: string): number | null {
  const [, digits] =
    /^\D{0,5}(\d{1,3}(?:[.,\s]\d{3}){0,2}|\d{1,9})(?![.,]?\d)(?!\s*(?:mil|k|m)\b)/i.exec(text) ??
      [];
  return digits === undefined ? null : wholeNumber(digits.replace(/\D/g, ""));
}
