import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { SOON_MS } from "../../coupons/coupon.ts";
import type { CouponId, OfferId } from "../../ids.ts";
import type { EndCause } from "../../offers/ended_offers.ts";
import { endEvents } from "../evaluation/end_events.ts";
import { couponEvents, offerEvents, priceEvents } from "../evaluation/rule_events.ts";
import type { RuleEvent } from "../evaluation/rule_event.ts";
import type { Rule, RuleTriggerKind } from "../rule.ts";
import { pastFindings } from "./past_findings.ts";
import { pastSightings } from "./past_sightings.ts";
import { pastSlots } from "./past_slots.ts";

/** Most ends of offers that a dry run evaluates. */
const MOST_ENDS = 200;

/** Returns what a rule would have reacted to since then; null: nothing of it is kept. */
type LoadEvents = (ctx: Context, rule: Rule, since: Date) => Promise<RuleEvent[] | null>;

const fallsOf: LoadEvents = (ctx, { userId }, since) =>
  priceEvents(ctx, userId, { since, until: ctx.now });

/** The events of the last days, by the trigger of a rule. */
export const pastEvents: Readonly<Record<RuleTriggerKind, LoadEvents>> = {
  PRICE_DROP: fallsOf,
  LOWEST_PRICE: fallsOf,
  FREE_SLOT: pastSlots,
  SOURCE_MESSAGE: pastSightings,
  SHOP_SEARCH: pastFindings,
  async OFFER_READY(ctx, { userId }, since) {
    const { rows } = await sql<{ offerId: OfferId; at: Date }>`
      select payload ->> 'offerId' as "offerId", happened_at as at from events
      where name = 'offer.approved' and payload ->> 'userId' = ${userId}
        and happened_at > ${since}::timestamptz and happened_at <= ${ctx.now}::timestamptz
      order by happened_at, id`.execute(ctx.db);
    return await offerEvents(ctx, userId, rows);
  },
  async OFFER_ENDED(ctx, { userId }, since) {
    const { rows } = await sql<{ cause: EndCause; at: Date }>`
      select payload || jsonb_build_object('name', name) as cause, happened_at as at from events
      where name in ('product.soldOut', 'offer.ended', 'coupon.expired')
        and payload ->> 'userId' = ${userId}
        and happened_at > ${since}::timestamptz and happened_at <= ${ctx.now}::timestamptz
      order by happened_at, id limit ${MOST_ENDS}`.execute(ctx.db);
    return await endEvents(ctx, userId, rows.map(({ cause, at }) => ({ ...cause, at })));
  },
  async COUPON_PROVEN(ctx, { userId }, since) {
    const { rows } = await sql<{ couponId: CouponId; at: Date }>`
      select coupon_id as "couponId", min(voted_at) as at from coupon_votes
      where user_id = ${userId} and worked
      group by coupon_id having min(voted_at) > ${since}::timestamptz`.execute(ctx.db);
    return await couponEvents(
      ctx,
      userId,
      rows.map((row) => ({ ...row, kind: "COUPON_PROVEN" as const })),
    );
  },
  async COUPON_ENDING(ctx, { userId }, since) {
    const coupons = await ctx.db.selectFrom("coupons").select(["id", "valid_until", "created_at"])
      .where("user_id", "=", userId).where("deleted_at", "is", null)
      .where("disabled_at", "is", null)
      .where("valid_until", ">", new Date(since.getTime() + SOON_MS))
      .where("valid_until", "<=", new Date(ctx.now.getTime() + SOON_MS)).execute();
    return await couponEvents(
      ctx,
      userId,
      coupons.map(({ id, valid_until, created_at }) => ({
        couponId: id,
        at: new Date(Math.max(valid_until!.getTime() - SOON_MS, created_at.getTime())),
        kind: "COUPON_ENDING" as const,
      })),
    );
  },
};
