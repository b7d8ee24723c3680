import type { Context } from "../../context.ts";
import type { GroupId, OfferId, SourceSightingId, UserId } from "../../ids.ts";
import { connectableShops } from "../../marketplaces/api/shop_api.ts";
import type { AffiliateTags } from "../../marketplaces/links/affiliate_tags.ts";
import { affiliateUrl } from "../../marketplaces/links/affiliate_link.ts";
import { isShortLink, productIdOf } from "../../marketplaces/links/link.ts";
import { marketplaceOf } from "../../marketplaces/marketplace.ts";
import { affiliateTagsOf } from "../../marketplaces/queries.ts";
import { loadOfferItems, programmeCommission } from "../evaluation/product_items.ts";
import { productKeyOf, type RuleEvent, type RuleItem } from "../evaluation/rule_event.ts";
import { sightingEvent } from "../evaluation/source_messages.ts";
import { because } from "../evaluation/unmet_condition.ts";
import type { Rule } from "../rule.ts";

type Reader = Pick<Context, "db" | "now">;

/** Most links that a dry run evaluates: the latest ones. */
const MOST_SIGHTINGS = 1_000;

type Seen = {
  readonly id: SourceSightingId;
  readonly groupId: GroupId;
  readonly seenAt: Date;
  readonly url: string;
  /** The offer that was made of it; null: none. */
  readonly offerId: OfferId | null;
  readonly readAt: Date | null;
};

/**
 * Returns an event for each link that was seen in the groups that a rule reads. One that no rule read
 * then is known by its address alone.
 */
export async function pastSightings(
  ctx: Reader,
  { userId, trigger: { sourceGroupIds } }: Rule,
  since: Date,
): Promise<RuleEvent[]> {
  if (sourceGroupIds.length === 0) return [];
  const seen = await ctx.db.selectFrom("source_sightings as s")
    .leftJoin("offers as o", (join) =>
      join.onRef("o.user_id", "=", "s.user_id")
        .on(({ eb, ref, val }) => eb("o.key", "=", eb(val("sighted:"), "||", ref("s.id")))))
    .select(["s.id", "s.group_id as groupId", "s.seen_at as seenAt", "s.url"])
    .select(["o.id as offerId", "o.created_at as readAt"])
    .where("s.user_id", "=", userId).where("s.group_id", "in", sourceGroupIds)
    .where("s.seen_at", ">", since).where("s.seen_at", "<=", ctx.now)
    .where("s.url", "is not", null)
    .orderBy("s.seen_at", "desc").orderBy("s.id", "desc").limit(MOST_SIGHTINGS)
    .$narrowType<{ url: string }>().execute() as Seen[];
  const made = new Map(seen.flatMap(({ offerId, readAt }) => offerId ? [[offerId, readAt!]] : []));
  const items = await loadOfferItems(ctx, userId, [...made.keys()], made);
  const unread = await loadUnread(ctx, userId, seen.filter(({ offerId }) => !offerId));
  const tags = await affiliateTagsOf(ctx, userId);
  return seen.toReversed().map((one) => {
    const event = sightingEvent(one);
    if (one.offerId) {
      const item = items.get(one.offerId);
      const from = { offerId: one.offerId };
      return { ...event, candidates: item ? [{ item, from }] : [] };
    }
    const reason = unread.get(event.key);
    if (reason) return { ...event, unread: reason };
    const { url } = one;
    return { ...event, candidates: [{ item: itemOfLink(new URL(url), tags), from: { url } }] };
  });
}

/** Returns why no offer could be made of a link, where a rule tried to, by the event's key. */
async function loadUnread({ db }: Reader, userId: UserId, seen: readonly Seen[]) {
  if (seen.length === 0) return new Map();
  const rows = await db.selectFrom("rule_decisions")
    .select(["event_key", "reason_code", "reason_detail"])
    .where(
      "rule_id",
      "in",
      (of) => of.selectFrom("rules").select("rules.id").where("rules.user_id", "=", userId),
    )
    .where("event_key", "in", seen.map((one) => sightingEvent(one).key))
    .where("reason_code", "in", ["LINK_NOT_READ", "PLAN_FULL"]).execute();
  return new Map(
    rows.map((row) => [row.event_key, because(row.reason_code, row.reason_detail)]),
  );
}

/** What an address alone says of its product. */
function itemOfLink(url: URL, tags: AffiliateTags): RuleItem {
  const marketplace = marketplaceOf(url);
  const isOpen = isShortLink(url) || (connectableShops as readonly string[]).includes(marketplace);
  return {
    title: "",
    shop: "",
    tags: [],
    marketplace,
    productKey: productKeyOf({ marketplace, productId: productIdOf(url), sourceUrl: url.href }),
    currency: "BRL",
    priceCents: null,
    priceReadAt: null,
    laterPriceCents: null,
    oldPriceCents: null,
    lowestInDays: null,
    commissionPercent: programmeCommission(url.href, tags),
    ratingTenths: null,
    isOutOfStock: false,
    isPaid: affiliateUrl(url, tags).proof !== "NONE" || (isOpen ? null : false),
  };
}
