import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { ProductId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Product } from "./product.ts";
import { asProduct } from "./tables.ts";

/** Many of the viewer's products by id, in the order asked for, a `Failure` where there is none. */
export async function loadProducts(
  { db, viewer }: Context,
  ids: readonly ProductId[],
): Promise<(Product | Failure)[]> {
  const userId = permit(viewer, "product.see");
  const products: Product[] = await db.selectFrom("products").select(asProduct)
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.map((id) => byId.get(id) ?? new Failure("PRODUCT_NOT_FOUND"));
}
