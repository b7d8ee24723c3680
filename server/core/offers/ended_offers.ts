import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { DomainEvent } from "../events.ts";
import type { OfferId, UserId } from "../ids.ts";

/** What ends offers. A page that does not answer, or shows no price, ends none: that is in doubt. */
export type EndCause = Extract<
  DomainEvent,
  { name: "product.soldOut" | "offer.ended" | "coupon.expired" }
>;

type Reader = Pick<Context, "db">;

/** Most offers that one product or coupon ends: the newest. */
const MOST_OFFERS = 50;

/** Returns the person's offers that a cause ended and that have a message of this status. */
export async function loadOffersEndedBy(
  { db }: Reader,
  userId: UserId,
  cause: EndCause,
  status: "SENT" | "QUEUED",
): Promise<OfferId[]> {
  if (cause.name === "offer.ended") return [cause.offerId];
  const from = cause.name === "product.soldOut"
    ? sql`products x on x.id = ${cause.productId} and x.marketplace = o.marketplace
        and (x.product_id = o.product_id or x.source_url = o.source_url)`
    : sql`coupons x on x.id = ${cause.couponId} and x.marketplace = o.marketplace
        and x.code = o.coupon_code`;
  const { rows } = await sql<{ id: OfferId }>`
    select o.id from offers o join ${from}
    where o.user_id = ${userId} and x.user_id = ${userId} and o.deleted_at is null
      and exists (select from dispatches d where d.offer_id = o.id and d.status = ${status})
    order by o.id desc limit ${MOST_OFFERS}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns which of these offers are over now: the catalogue knows their product as sold out or gone,
 * or they ended and did not change since.
 */
export async function loadEndedAmong(
  { db }: Reader,
  ids: readonly OfferId[],
): Promise<ReadonlySet<OfferId>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: OfferId }>`
    select o.id from offers o
    where o.id = any (${ids}::text[]) and (
      exists (
        select from products p
        where p.user_id = o.user_id and p.deleted_at is null and p.marketplace = o.marketplace
          and (p.product_id = o.product_id or p.source_url = o.source_url)
          and (p.availability = 'OUT_OF_STOCK' or p.link_status = 'GONE')
      ) or exists (
        select from events e
        where e.name = 'offer.ended' and e.payload ->> 'userId' = o.user_id
          and e.payload ->> 'offerId' = o.id and e.happened_at >= o.updated_at
      )
    )`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
