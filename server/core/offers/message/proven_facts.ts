import { priceDays, type PriceQuery } from "../../catalogue/prices/price_days.ts";
import { lowestInDays } from "../../catalogue/prices/price_history.ts";
import { priceKey } from "../../catalogue/prices/price_key.ts";
import type { Context } from "../../context.ts";
import { type Coupon, couponStatusAt, isOfAll, shopKey } from "../../coupons/coupon.ts";
import type { Offer } from "../offer.ts";
import { displayablePrices } from "./displayable_prices.ts";
import type { MessageOffer } from "./message_values.ts";

/** What a message may say beyond its offer's fields, because the product's own records prove it. */
export type ProvenFacts = {
  /** The price is the lowest of so many days, by our ledger; null: that is not proven. */
  readonly lowestInDays: number | null;
  /** The last instant at which the offer's coupon holds; null: not known. */
  readonly couponUntil: Date | null;
};

export const nothingProven: ProvenFacts = { lowestInDays: null, couponUntil: null };

type Provable = MessageOffer & Pick<Offer, "userId" | "productId" | "customText">;
type Db = Pick<Context, "db" | "now">;

/** Returns what is proven of each of these offers, by the offer; a text of the person's own needs nothing. */
export async function provenFacts<O extends Provable>(
  ctx: Db,
  offers: readonly O[],
): Promise<ReadonlyMap<O, ProvenFacts>> {
  const templated = offers.filter(({ customText }) => customText === null);
  const [lowest, ends] = await Promise.all([
    lowestPrices(ctx, templated),
    couponEnds(ctx, templated),
  ]);
  return new Map(
    offers.map((offer) => [offer, {
      lowestInDays: lowest.get(offer) ?? null,
      couponUntil: ends.get(offer) ?? null,
    }]),
  );
}

async function lowestPrices<O extends Provable>({ db, now }: Db, offers: readonly O[]) {
  const asked = offers.flatMap((offer) => {
    const query = ledgerQuery(offer);
    const { priceCents } = displayablePrices(offer, now);
    return query && priceCents !== null ? [{ offer, query, priceCents }] : [];
  });
  if (asked.length === 0) return new Map<O, number | null>();
  const { rows } = await priceDays(asked.map(({ query }) => query), now).execute(db);
  const days = Map.groupBy(rows, ({ nth }) => nth);
  return new Map(asked.map(({ offer, priceCents }, nth) => {
    return [offer, lowestInDays(priceCents, days.get(nth) ?? [], now)] as const;
  }));
}

/** Returns the query for the product of an offer whose price was read; a typed one proves nothing. */
function ledgerQuery({ sourceUrl, marketplace, productId, currency, evidence }: Provable) {
  const isRead = evidence.some(({ field, source }) => field === "PRICE" && source !== "PERSON");
  const key = isRead && sourceUrl && priceKey(marketplace, new URL(sourceUrl), productId);
  return key ? { keys: [key], currency } satisfies PriceQuery : null;
}

async function couponEnds<O extends Provable>({ db, now }: Db, offers: readonly O[]) {
  const coded = offers.filter(({ couponCode }) => couponCode !== null);
  if (coded.length === 0) return new Map<O, Date | null>();
  const coupons = await db.selectFrom("coupons")
    .select([
      "user_id as userId",
      "code",
      "marketplace",
      "shop",
      "valid_from as validFrom",
      "valid_until as validUntil",
      "disabled_at as disabledAt",
    ])
    .where("user_id", "in", [...new Set(coded.map(({ userId }) => userId))])
    .where("code", "in", [...new Set(coded.map(({ couponCode }) => couponCode!))])
    .where("deleted_at", "is", null).execute();
  return new Map(coded.map((offer) => [offer, endOfCoupon(offer, coupons, now)] as const));
}

type Held =
  & Pick<Coupon, "userId" | "code" | "marketplace" | "shop">
  & Pick<Coupon, "validFrom" | "validUntil" | "disabledAt">;

/**
 * Returns when the coupon of an offer ends: the earliest end of those coupons of its person that have
 * its code, hold in its shop and hold at `now`. Null: there is none, or one has no end.
 */
export function endOfCoupon(
  offer: Pick<Offer, "userId" | "couponCode" | "marketplace" | "shop">,
  coupons: readonly Held[],
  now: Date,
): Date | null {
  const ends = coupons.filter((coupon) =>
    coupon.userId === offer.userId && coupon.code === offer.couponCode &&
    coupon.marketplace === offer.marketplace &&
    (isOfAll(coupon) || shopKey(coupon.shop) === shopKey(offer.shop)) &&
    couponStatusAt(coupon, now) === "ACTIVE"
  ).map(({ validUntil }) => validUntil?.getTime() ?? null);
  return ends.length === 0 || ends.includes(null) ? null : new Date(Math.min(...ends as number[]));
}
