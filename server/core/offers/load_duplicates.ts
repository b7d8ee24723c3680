import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { OfferId } from "../ids.ts";
import { permit } from "../permissions.ts";

/** Days within which the same product once more is worth a word. */
const RECENT_DAYS = 7;

/**
 * For each of these offers of the viewer's, the latest one of the same product that they had made in
 * the week before it and have not deleted; null where there is none. The same product: one shop's
 * page by its id, or by its address.
 */
export async function loadDuplicates(
  { db, viewer }: Context,
  ids: readonly OfferId[],
): Promise<(OfferId | null)[]> {
  const userId = permit(viewer, "offer.see");
  const { rows } = await sql<{ id: OfferId; earlier: OfferId }>`
    select o.id, greatest(by_id.id, by_address.id) as earlier
    from offers as o
    left join lateral (
      select e.id from offers as e
      where e.user_id = o.user_id and e.product_id = o.product_id and e.id < o.id
        and e.marketplace = o.marketplace
        and split_part(e.source_url, '/', 3) = split_part(o.source_url, '/', 3)
        and e.created_at >= o.created_at - make_interval(days => ${RECENT_DAYS}::int)
        and e.deleted_at is null
      order by e.id desc limit 1
    ) as by_id on true
    left join lateral (
      select e.id from offers as e
      where e.user_id = o.user_id and md5(e.source_url) = md5(o.source_url) and e.id < o.id
        and e.created_at >= o.created_at - make_interval(days => ${RECENT_DAYS}::int)
        and e.deleted_at is null and e.source_url is not null
      order by e.id desc limit 1
    ) as by_address on true
    where o.id = any (${ids}::text[]) and o.user_id = ${userId}
      and (by_id.id is not null or by_address.id is not null)`.execute(db);
  const earlier = new Map(rows.map((row) => [row.id, row.earlier]));
  return ids.map((id) => earlier.get(id) ?? null);
}
