import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ProductId, UserId } from "../../ids.ts";
import { connectableShops } from "../../marketplaces/api/shop_api.ts";
import { affiliateUrl } from "../../marketplaces/links/affiliate_link.ts";
import type { Marketplace } from "../../marketplaces/marketplace.ts";
import { affiliateTagsOf, statedCommissions } from "../../marketplaces/queries.ts";
import { loadLedger, programmeCommission } from "./product_items.ts";
import { productKeyOf, type RuleItem } from "./rule_event.ts";

type Reader = Pick<Context, "db" | "now">;

/** A reading of a product of the catalogue, and the price of the reading before. */
type PriceFall = {
  readonly productId: ProductId;
  readonly at: Date;
  readonly fromCents: number;
  readonly item: RuleItem;
};

const isConnectable = (marketplace: Marketplace) =>
  (connectableShops as readonly string[]).includes(marketplace);

type FallRow = {
  readonly id: ProductId;
  readonly at: Date;
  readonly marketplace: Marketplace;
  readonly host: string;
  readonly shopId: string;
  readonly sourceUrl: string;
  readonly title: string;
  readonly shop: string;
  readonly tags: string[];
  readonly currency: string;
  readonly cents: number;
  readonly fromCents: number;
  readonly ratingTenths: number | null;
};

/** Readings: certain ones of a product, or all of the person's within a time. */
export type WhichReadings =
  | { readonly readings: readonly { readonly productId: ProductId; readonly at: Date }[] }
  | { readonly since: Date; readonly until: Date };

/** The most falls that are read at once. */
const MOST_FALLS = 2_000;

/**
 * Returns the readings of a person's catalogue that saw less than the reading before, the oldest
 * first, each with what the ledger knew then.
 */
export async function loadPriceFalls(
  ctx: Reader,
  userId: UserId,
  which: WhichReadings,
): Promise<PriceFall[]> {
  const wanted = "readings" in which
    ? sql`s.read_id = any (${
      which.readings.map(({ productId, at }) => `${productId}@${at.toISOString()}`)
    }::text[])`
    : sql`s.read_id like p.id || '@%' and s.seen_at > ${which.since}::timestamptz
        and s.seen_at <= ${which.until}::timestamptz`;
  const ids = "readings" in which
    ? sql`p.id = any (${which.readings.map(({ productId }) => productId)}::text[])`
    : sql`true`;
  const { rows } = await sql<FallRow>`
    select p.id, s.seen_at as at, p.marketplace, p.host, p.product_id as "shopId",
      p.source_url as "sourceUrl", p.title, p.shop, p.tags, s.currency, s.price_cents as cents,
      before.price_cents as "fromCents", rated.rating_tenths as "ratingTenths"
    from products p
    join price_sightings s on s.marketplace = p.marketplace and s.host = p.host
      and s.product_id = p.product_id and s.user_id = p.user_id and ${wanted}
    cross join lateral (
      select b.price_cents from price_sightings b
      where b.marketplace = p.marketplace and b.host = p.host and b.product_id = p.product_id
        and b.user_id = p.user_id and b.currency = s.currency and b.seen_at < s.seen_at
      order by b.seen_at desc limit 1
    ) before
    left join lateral (
      select o.rating_tenths from offers o
      where o.user_id = p.user_id and o.product_id = p.product_id
        and o.marketplace = p.marketplace and o.rating_tenths is not null
      order by o.id desc limit 1
    ) rated on true
    where p.user_id = ${userId} and p.deleted_at is null and ${ids}
      and s.price_cents < before.price_cents
    order by s.seen_at desc, p.id limit ${MOST_FALLS}`.execute(ctx.db);
  const falls = rows.toReversed();
  const affiliateTags = await affiliateTagsOf(ctx, userId);
  const ledger = await loadLedger(
    ctx,
    falls.map(({ marketplace, host, shopId, currency, at, cents }) => ({
      key: { marketplace, host, productId: shopId },
      currency,
      at,
      cents,
    })),
  );
  const stated = await statedCommissions(
    ctx,
    userId,
    falls.map(({ marketplace, shopId: productId, at }) => ({ marketplace, productId, at })),
  );
  return falls.map((row, nth) => ({
    productId: row.id,
    at: row.at,
    fromCents: row.fromCents,
    item: {
      title: row.title,
      shop: row.shop,
      tags: row.tags,
      marketplace: row.marketplace,
      productKey: productKeyOf({ ...row, productId: row.shopId }),
      currency: row.currency,
      priceCents: row.cents,
      priceReadAt: row.at,
      laterPriceCents: null,
      ...ledger[nth]!,
      commissionPercent: stated[nth] ?? programmeCommission(row.sourceUrl, affiliateTags),
      ratingTenths: row.ratingTenths,
      isOutOfStock: false,
      isPaid: affiliateUrl(new URL(row.sourceUrl), affiliateTags).proof !== "NONE" ||
        (isConnectable(row.marketplace) ? null : false), // a shop's API may make a link that pays
    },
  }));
}
