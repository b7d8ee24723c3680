import type { UserId } from "../../ids.ts";
import type { Source } from "../../marketplaces/readings/product_reading.ts";
import type { PriceSightingsTable } from "../tables.ts";
import type { PriceKey } from "./price_key.ts";

/** Only what our own reader saw counts: what a person or their browser says could be made up. */
const SEEN_BY_US: ReadonlySet<Source> = new Set([
  "STRUCTURED_DATA",
  "META",
  "PRICE_BLOCK",
  "VENDOR_API",
]);

type Seen = {
  /** The event that it follows from, or the read: the same one counts once. */
  readonly readId: string;
  readonly userId: UserId;
  readonly key: PriceKey | null;
  readonly source: Source;
  readonly priceCents: number | null;
  readonly currency: string;
  readonly seenAt: Date;
};

/** The row of a price that somebody's read saw; null: there is nothing to write down. */
export function sightingOf(seen: Seen): PriceSightingsTable | null {
  const { readId, userId, key, source, priceCents, currency, seenAt } = seen;
  if (!key || priceCents === null || !SEEN_BY_US.has(source)) return null;
  return {
    read_id: readId,
    user_id: userId,
    marketplace: key.marketplace,
    host: key.host,
    product_id: key.productId,
    price_cents: priceCents,
    currency,
    seen_at: seenAt,
  };
}
