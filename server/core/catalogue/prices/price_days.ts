import { sql } from "kysely";
import { HOME_ZONE } from "../../users/user.ts";
import type { PriceKey } from "./price_key.ts";

/** The sightings of a product on one day, in one currency. Money is in cents. */
export type PriceDay = {
  /** YYYY-MM-DD, in Brazil. */
  readonly day: string;
  readonly lowCents: number;
  readonly highCents: number;
  /** When the low was first seen. */
  readonly lowAt: Date;
  readonly sightings: number;
};

/** A product's days, the oldest first, and its lowest price of all time. */
export type PriceRecord = {
  readonly days: readonly PriceDay[];
  readonly lowestCents: number | null;
};

/** A query of the ledger: a product, by all its keys, in one currency. */
export type PriceQuery = {
  readonly keys: readonly PriceKey[];
  readonly currency: string;
  /** What the ledger knew then; absent: now. */
  readonly at?: Date;
};

/** Days of a record of the ledger. */
const LEDGER_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

const ledgerStart = (at: Date) => new Date(at.getTime() - LEDGER_DAYS * DAY_MS);

type Row = PriceDay & { readonly nth: number };
type LowestRow = { readonly nth: number; readonly lowestCents: number };

const keysOf = (questions: readonly PriceQuery[], now = new Date(0)) => {
  const keys = questions.flatMap(({ keys, currency, at = now }, nth) =>
    keys.map((key) => ({ ...key, currency, nth, at, since: ledgerStart(at) }))
  );
  return sql`unnest(
    ${keys.map(({ nth }) => nth)}::int[], ${keys.map(({ marketplace }) => marketplace)}::text[],
    ${keys.map(({ host }) => host)}::text[], ${keys.map(({ productId }) => productId)}::text[],
    ${keys.map(({ currency }) => currency)}::text[],
    ${keys.map(({ since }) => since)}::timestamptz[], ${keys.map(({ at }) => at)}::timestamptz[]
  ) as wanted (nth, marketplace, host, product_id, currency, since, until)`;
};

/** Selects the days of `queries`, each by its index. The sightings of all people count. */
export const priceDays = (questions: readonly PriceQuery[], now: Date) =>
  sql<Row>`
    select nth, day::text, min(price_cents) as "lowCents", max(price_cents) as "highCents",
      (array_agg(seen_at order by price_cents, seen_at))[1] as "lowAt",
      count(*)::int as sightings
    from ${keysOf(questions, now)} cross join lateral (
      select (seen_at at time zone ${HOME_ZONE})::date as day, price_cents, seen_at
      from price_sightings s
      where s.marketplace = wanted.marketplace and s.host = wanted.host
        and s.product_id = wanted.product_id and s.currency = wanted.currency
        and s.seen_at >= wanted.since and s.seen_at <= wanted.until
    ) seen
    group by nth, day order by nth, day`;

/** Selects the lowest price of all time of each of `queries` that has one. */
export const lowestPrices = (questions: readonly PriceQuery[]) =>
  sql<LowestRow>`
    select nth, min(price_cents) as "lowestCents"
    from ${keysOf(questions)} join price_sightings s
      using (marketplace, host, product_id, currency)
    group by nth`;
