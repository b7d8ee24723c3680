import type { ProductReading } from "../../marketplaces/readings/product_reading.ts";
import { dropFrom, isStillDown } from "../prices/price_history.ts";
import { type LinkStatus, type Product } from "../product.ts";
import { factsOfReading } from "../product_row.ts";
import { nextRefresh, weeklyRefresh } from "./next_refresh.ts";

/** The result of a product's inspection. */
export type Inspection = {
  /** Null: no answer, or a bot wall. */
  readonly reading: ProductReading | null;
  /** Null: unknown. */
  readonly linkStatus: LinkStatus | null;
};

export type Given = {
  /** The ledger's lowest price of the last 30 days, in the reading's currency. */
  readonly low30Cents: number | null;
  readonly now: Date;
  /** Random, from 0 up to, not including, 1. */
  readonly chance: number;
};

/** A product after an inspection, and the price from which it dropped (cents; null: it did not). */
export type Refreshed = {
  readonly product: Product;
  readonly droppedFromCents: number | null;
  /** Whether a person would see a difference. */
  readonly isNew: boolean;
};

/** Returns a product with the changes of an inspection. */
export function refreshed(before: Product, inspection: Inspection, given: Given): Refreshed {
  const { now, chance } = given;
  const looked = inspection.linkStatus === null || inspection.linkStatus === "UNREACHABLE"
    ? before
    : { ...before, linkCheckedAt: now };
  const linkStatus = inspection.linkStatus ?? before.linkStatus;
  const isOtherState = linkStatus !== before.linkStatus;
  if (linkStatus === "GONE") {
    const nextRefreshAt = weeklyRefresh(now, chance);
    const product: Product = { ...looked, linkStatus, failures: 0, nextRefreshAt };
    return { product, droppedFromCents: null, isNew: isOtherState };
  }
  const read = inspection.reading && withReading(looked, inspection.reading, given);
  if (!read) {
    const calm = { calmReads: before.calmReads, failures: before.failures + 1 };
    const product: Product = {
      ...looked,
      ...calm,
      linkStatus,
      nextRefreshAt: nextRefresh(calm, now, chance),
    };
    return { product, droppedFromCents: null, isNew: isOtherState };
  }
  const isNew = isOtherState || visible.some((name) => read.product[name] !== before[name]);
  const calm = { calmReads: isNew ? 0 : before.calmReads + 1, failures: 0 };
  return {
    ...read,
    isNew,
    product: {
      ...read.product,
      ...calm,
      linkStatus,
      nextRefreshAt: nextRefresh(calm, now, chance),
    },
  };
}

/** The visible properties of a product that an inspection can change. */
const visible = [
  "priceCents",
  "oldPriceCents",
  "pixPriceCents",
  "cardPriceCents",
  "currency",
  "availability",
  "imageUrl",
] as const;

/** Returns the product with the reading's facts; null where it has none. Title and shop stay. */
function withReading(before: Product, reading: ProductReading, { low30Cents, now }: Given) {
  const { title, shop, imageUrl } = before;
  const facts = factsOfReading(reading, { title, shop, now });
  if (facts.priceCents === null) {
    if (!reading.title && facts.availability === "UNKNOWN") return null;
    const product: Product = { ...before, availability: facts.availability };
    return { product, droppedFromCents: null };
  }
  const reportedCents = facts.currency === before.currency ? before.reportedPriceCents : null;
  const from = facts.availability === "OUT_OF_STOCK"
    ? null
    : dropFrom({ reportedCents, low30Cents }, facts.priceCents);
  const held = before.droppedFromCents;
  const isHeld = held !== null && facts.currency === before.currency &&
    isStillDown(held, facts.priceCents);
  const product: Product = {
    ...before,
    ...facts,
    imageUrl: facts.imageUrl ?? imageUrl,
    reportedPriceCents: from === null ? reportedCents ?? facts.priceCents : facts.priceCents,
    droppedFromCents: from ?? (isHeld ? held : null),
    droppedAt: from !== null ? now : isHeld ? before.droppedAt : null,
  };
  return { product, droppedFromCents: from };
}
