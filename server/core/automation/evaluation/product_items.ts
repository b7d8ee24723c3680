import { sql } from "kysely";
import { priceDays } from "../../catalogue/prices/price_days.ts";
import { ledgerOldPrice, lowestInDays } from "../../catalogue/prices/price_history.ts";
import { type PriceKey, priceKey } from "../../catalogue/prices/price_key.ts";
import type { Context } from "../../context.ts";
import type { OfferId, UserId } from "../../ids.ts";
import type { AffiliateTags } from "../../marketplaces/links/affiliate_tags.ts";
import { programmeOf } from "../../marketplaces/networks/network_link.ts";
import { affiliateTagsOf, statedCommissions } from "../../marketplaces/queries.ts";
import { isSeenByUs } from "../../marketplaces/readings/product_reading.ts";
import { affiliateLink, type Offer } from "../../offers/offer.ts";
import { asOffer } from "../../offers/tables.ts";
import { productKeyOf, type RuleItem } from "./rule_event.ts";

type Reader = Pick<Context, "db" | "now">;

type LedgerQuestion = {
  readonly key: PriceKey | null;
  readonly currency: string;
  readonly at: Date;
  readonly cents: number | null;
};

/** Returns what the ledger proved of each price then. */
export async function loadLedger(
  { db, now }: Reader,
  questions: readonly LedgerQuestion[],
): Promise<Pick<RuleItem, "oldPriceCents" | "lowestInDays">[]> {
  if (questions.length === 0) return [];
  const { rows } = await priceDays(
    questions.map(({ key, currency, at }) => ({ keys: key ? [key] : [], currency, at })),
    now,
  ).execute(db);
  const days = Map.groupBy(rows, ({ nth }) => nth);
  return questions.map(({ cents, at }, nth) => {
    const its = days.get(nth) ?? [];
    return cents === null ? { oldPriceCents: null, lowestInDays: null } : {
      oldPriceCents: ledgerOldPrice(cents, its),
      lowestInDays: lowestInDays(cents, its, at),
    };
  });
}

/**
 * Returns the facts of a person's offers that are not deleted, by id: what the ledger knew at each
 * one's instant, which is now where none is given.
 */
export async function loadOfferItems(
  ctx: Reader,
  userId: UserId,
  offerIds: readonly OfferId[],
  instants: ReadonlyMap<OfferId, Date> = new Map(),
): Promise<ReadonlyMap<OfferId, RuleItem>> {
  if (offerIds.length === 0) return new Map();
  const offers: Offer[] = await ctx.db.selectFrom("offers").select(asOffer)
    .where("id", "in", offerIds).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  if (offers.length === 0) return new Map();
  const products = await loadProductsOf(ctx, userId, offers);
  const priced = offers.map((offer) => {
    const proof = offer.evidence.find(({ field }) => field === "PRICE");
    const isSeen = proof !== undefined && isSeenByUs(proof.source);
    const readAt = proof ? new Date(proof.readAt) : null;
    const at = instants.get(offer.id) ?? ctx.now;
    return { offer, at, readAt, cents: isSeen ? offer.priceCents : null };
  });
  const ledger = await loadLedger(
    ctx,
    priced.map(({ offer: { marketplace, sourceUrl, productId, currency }, at, cents }) => ({
      key: sourceUrl ? priceKey(marketplace, new URL(sourceUrl), productId) : null,
      currency,
      at,
      cents,
    })),
  );
  const tags = await affiliateTagsOf(ctx, userId);
  const stated = await statedCommissions(
    ctx,
    userId,
    priced.map(({ offer: { marketplace, productId }, at }) => ({ marketplace, productId, at })),
  );
  return new Map(priced.map(({ offer, at, readAt, cents }, nth) => {
    const product = products.get(productKeyOf(offer));
    const productReadAt = product?.readAt ?? null;
    // What was read after that instant was not known then.
    const known = productReadAt !== null && productReadAt > at ? undefined : product;
    const isLater = known !== undefined && readAt !== null && productReadAt !== null &&
      productReadAt > readAt && known.currency === offer.currency &&
      known.cents !== null && known.cents !== offer.priceCents;
    return [offer.id, {
      title: offer.title,
      shop: offer.shop,
      tags: product?.tags ?? [],
      marketplace: offer.marketplace,
      productKey: productKeyOf(offer),
      currency: offer.currency,
      priceCents: cents,
      priceReadAt: offer.sourceUrl ? readAt : null,
      laterPriceCents: isLater ? known.cents : null,
      ...ledger[nth]!,
      commissionPercent: stated[nth] ??
        (offer.sourceUrl ? programmeCommission(offer.sourceUrl, tags) : null),
      ratingTenths: offer.ratingTenths,
      isOutOfStock: known?.isOutOfStock ?? false,
      isPaid: affiliateLink(offer, tags).proof !== "NONE",
    }];
  }));
}

/** Returns what a shop's programme pays, as its person entered it; null: unknown. */
export const programmeCommission = (url: string, tags: AffiliateTags): number | null =>
  programmeOf(new URL(url), tags.networks)?.commissionPercent ?? null;

type Named = Pick<Offer, "sourceUrl" | "productId">;

/** Returns what a person's catalogue says of these products, by their key. */
export async function loadProductsOf({ db }: Reader, userId: UserId, offers: readonly Named[]) {
  const urls = offers.flatMap(({ sourceUrl }) => sourceUrl ?? []);
  const ids = offers.flatMap(({ productId }) => productId ?? []);
  const products = await db.selectFrom("products")
    .select([
      "marketplace",
      "product_id as productId",
      "source_url as sourceUrl",
      "tags",
      "currency",
      "price_cents as cents",
      "price_read_at as readAt",
      "availability",
    ])
    .where("user_id", "=", userId).where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("product_id", "=", sql<string>`any (${ids}::text[])`),
        eb("source_url", "=", sql<string>`any (${urls}::text[])`),
      ])
    ).execute();
  return new Map(products.map((product) => {
    return [productKeyOf(product), {
      ...product,
      isOutOfStock: product.availability === "OUT_OF_STOCK",
    }];
  }));
}
