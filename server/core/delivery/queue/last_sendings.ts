import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Marketplace } from "../../marketplaces/marketplace.ts";
import { permit } from "../../permissions.ts";

/** A product at a shop, by the shop's own id. */
export type SentProduct = { readonly marketplace: Marketplace; readonly productId: string };

/** When the viewer last sent a product, and to how many groups that offer went. */
export type LastSending = { readonly at: Date; readonly groups: number };

/** Returns the viewer's last sending of each product, in the requested order; null: none. */
export async function loadLastSendings(
  { db, viewer }: Context,
  products: readonly SentProduct[],
): Promise<(LastSending | null)[]> {
  const userId = permit(viewer, "dispatch.see");
  const { rows } = await sql<LastSending & { nth: number }>`
    select distinct on (nth) nth, max(d.settled_at) as at, count(distinct d.group_id)::int as groups
    from unnest(
      ${products.map((_, nth) => nth)}::int[],
      ${products.map(({ marketplace }) => marketplace)}::text[],
      ${products.map(({ productId }) => productId)}::text[]
    ) as wanted (nth, marketplace, product_id)
    join offers o on o.user_id = ${userId} and o.product_id = wanted.product_id
      and o.marketplace = wanted.marketplace
    join dispatches d on d.offer_id = o.id and d.status = 'SENT'
    group by nth, o.id
    order by nth, at desc`.execute(db);
  const last = new Map(rows.map(({ nth, at, groups }) => [nth, { at, groups }]));
  return products.map((_, nth) => last.get(nth) ?? null);
}
