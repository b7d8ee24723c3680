import { sql } from "kysely";
import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";

/** How many products there are, how many are cheaper than before, and how many are gone. */
export type ProductTally = {
  readonly total: number;
  readonly dropped: number;
  readonly gone: number;
};

/** Counts the viewer's products. */
export async function tallyProducts({ db, viewer }: Context): Promise<ProductTally> {
  const userId = permit(viewer, "product.see");
  return await db.selectFrom("products").where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .select([
      sql<number>`count(*)::int`.as("total"),
      sql<number>`count(dropped_at)::int`.as("dropped"),
      sql<number>`(count(*) filter (where link_state = 'GONE'))::int`.as("gone"),
    ]).executeTakeFirstOrThrow();
}

/** A tag, and how many products have it. */
export type ProductTag = { readonly tag: string; readonly products: number };

/** Every tag of the viewer's products, by its name. */
export async function listProductTags({ db, viewer }: Context): Promise<ProductTag[]> {
  const userId = permit(viewer, "product.see");
  const { rows } = await sql<ProductTag>`
    select tag, count(*)::int as products from products, unnest(tags) as tag
    where user_id = ${userId} and deleted_at is null
    group by tag`.execute(db);
  return rows.toSorted((a, b) => a.tag.localeCompare(b.tag, "pt-BR"));
}
