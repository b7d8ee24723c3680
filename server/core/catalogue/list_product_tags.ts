import { sql } from "kysely";
import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";

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
