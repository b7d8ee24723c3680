import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { ProductId } from "../ids.ts";
import { requireRoom } from "../limits.ts";
import { permit } from "../permissions.ts";
import { lockOwnProducts } from "./own_products.ts";
import type { Product } from "./product.ts";

type RestoreProducts = { readonly productIds: readonly ProductId[] };

/**
 * Brings deleted products back as they were, all of them or none; one that had become part of
 * another is itself again. @throws LimitReached
 */
export const restoreProducts = command(
  async (tx, input: RestoreProducts): Promise<Product[]> => {
    const { db, viewer, emit } = tx;
    const userId = permit(viewer, "product.edit");
    await requireRoom(tx, userId, "products", new Set(input.productIds).size);
    const products = await lockOwnProducts(tx, userId, input.productIds);
    if (products.some(({ deletedAt }) => !deletedAt)) {
      throw new Failure("PRODUCT_NOT_DELETED", ["ids"]);
    }
    const productIds = products.map(({ id }) => id);
    for (const { marketplace, host, productId } of products) {
      await db.deleteFrom("product_aliases").where("user_id", "=", userId)
        .where("marketplace", "=", marketplace).where("host", "=", host)
        .where("product_id", "=", productId).execute();
    }
    await db.updateTable("products").set({ deleted_at: null }).where("id", "in", productIds)
      .execute();
    emit({ name: "products.restored", userId, productIds });
    return products.map((product) => ({ ...product, deletedAt: null }));
  },
);
