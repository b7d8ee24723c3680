import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { EndNotice } from "../../delivery/corrections/correction.ts";
import { groupsOfEnded } from "../../delivery/queries.ts";
import type { DomainEvent } from "../../events.ts";
import type { OfferId, UserId } from "../../ids.ts";
import { loadOfferItems } from "./product_items.ts";
import { plainEvent, type RuleEvent } from "./rule_event.ts";

/** What ends offers. A page that does not answer, or shows no price, ends none: that is in doubt. */
export const endCauses = ["product.soldOut", "offer.ended", "coupon.expired"] as const;
export type EndCause = Extract<DomainEvent, { name: (typeof endCauses)[number] }>;

type Reader = Pick<Context, "db" | "now" | "ports">;
type Ended = { readonly offerId: OfferId; readonly at: Date; readonly notice: EndNotice };

/** Most offers of one product or coupon whose messages are corrected: the newest. */
const MOST_OFFERS = 50;

/** Returns an event for each offer that ended while messages of it were out. */
export async function endEvents(
  ctx: Reader,
  userId: UserId,
  causes: readonly (EndCause & { readonly at: Date })[],
): Promise<RuleEvent[]> {
  const ended = new Map<string, Ended>();
  for (const cause of causes) {
    const { at } = cause;
    const notice = noticeOf(cause);
    for (const offerId of await offersOf(ctx, userId, cause)) {
      ended.set(`${offerId}@${at.toISOString()}`, { offerId, at, notice });
    }
  }
  const list = [...ended];
  const items = await loadOfferItems(ctx, userId, list.map(([, { offerId }]) => offerId));
  const groups = await groupsOfEnded(ctx, list.map(([, one]) => one));
  return list.flatMap(([key, { offerId, at, notice }], nth) => {
    const item = items.get(offerId);
    const groupIds = groups[nth]!;
    return item && groupIds
      ? [{
        ...plainEvent,
        key: `ended:${key}`,
        at,
        kinds: ["OFFER_ENDED"] as const,
        groupIds,
        title: item.title,
        candidates: [{ item, from: { offerId } }],
        notice,
      }]
      : [];
  });
}

const noticeOf = (cause: EndCause): EndNotice =>
  cause.name === "coupon.expired"
    ? "COUPON_ENDED"
    : cause.name === "product.soldOut"
    ? "SOLD_OUT"
    : cause.notice;

/** Returns the person's offers that a cause ended and that were sent. */
async function offersOf({ db }: Reader, userId: UserId, cause: EndCause): Promise<OfferId[]> {
  if (cause.name === "offer.ended") return [cause.offerId];
  const from = cause.name === "product.soldOut"
    ? sql`products x on x.id = ${cause.productId} and x.marketplace = o.marketplace
        and (x.product_id = o.product_id or x.source_url = o.source_url)`
    : sql`coupons x on x.id = ${cause.couponId} and x.marketplace = o.marketplace
        and x.code = o.coupon_code`;
  const { rows } = await sql<{ id: OfferId }>`
    select o.id from offers o join ${from}
    where o.user_id = ${userId} and x.user_id = ${userId} and o.deleted_at is null
      and exists (select from dispatches d where d.offer_id = o.id and d.status = 'SENT')
    order by o.id desc limit ${MOST_OFFERS}`.execute(db);
  return rows.map(({ id }) => id);
}
