import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { ProductId } from "../ids.ts";
import { permit } from "../permissions.ts";

/** Products that seem to be one: by the shop's own id, or by title and shop. */
export type ProductDuplicates = {
  readonly reason: "SAME_ID" | "SAME_NAME";
  /** The oldest first. */
  readonly productIds: readonly ProductId[];
};

/** Sets of duplicates that are shown at once, and products of one that are. */
const MOST_SETS = 50;
const MOST_ALIKE = 20;

/**
 * What the viewer seems to have more than once. Ids count at shops with rules of their own, where one
 * product stands on several hosts; elsewhere an id says nothing without its host.
 */
export async function findDuplicates({ db, viewer }: Context): Promise<ProductDuplicates[]> {
  const userId = permit(viewer, "product.see");
  const { rows } = await sql<ProductDuplicates>`
    with own as materialized (
      select id, marketplace, product_id, name_key from products
      where user_id = ${userId} and deleted_at is null
    ), by_id as (
      select 'SAME_ID' as reason, array_agg(id order by id) as ids from own
      where marketplace <> 'OTHER' group by marketplace, product_id having count(*) > 1
    ), by_name as (
      select 'SAME_NAME' as reason, array_agg(id order by id) as ids from own
      group by name_key having count(*) > 1
    )
    select reason, ids[:${sql.lit(MOST_ALIKE)}] as "productIds" from by_id
    union all
    select reason, ids[:${sql.lit(MOST_ALIKE)}] from by_name
    where not exists (select from by_id where by_id.ids @> by_name.ids)
    order by 1, 2 limit ${sql.lit(MOST_SETS)}`.execute(db);
  return rows;
}
