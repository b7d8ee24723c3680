import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { ProductId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { PriceKey } from "./price_key.ts";

/** Every key that each of these products of the viewer's goes by. */
export async function loadProductKeys(
  { db, viewer }: Context,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, PriceKey[]>> {
  const userId = permit(viewer, "product.see");
  const { rows } = await sql<PriceKey & { id: ProductId }>`
    select id, marketplace, host, product_id as "productId" from products
    where id = any(${ids}::text[]) and user_id = ${userId}
    union all
    select kept_id, marketplace, host, product_id from product_aliases
    where kept_id = any(${ids}::text[]) and user_id = ${userId}`.execute(db);
  const keys = new Map<ProductId, PriceKey[]>(ids.map((id) => [id, []]));
  for (const { id, ...key } of rows) keys.get(id)!.push(key);
  return keys;
}
