import type { PurgeBatch } from "../retention.ts";
import { RESTORABLE_MS } from "../restorable.ts";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { ProductId } from "../ids.ts";
import { requireRoom } from "../plans/queries.ts";
import { permit } from "../permissions.ts";
import { forgetWords } from "./known_words.ts";
import { lockOwnProducts } from "./own_products.ts";
import { type Product } from "./product.ts";

type DeleteProducts = { readonly productIds: readonly ProductId[] };

/** The deleted products, and until when `restoreProducts` restores them. */
export type DeletedProducts = {
  readonly productIds: readonly ProductId[];
  readonly restorableUntil: Date;
};

/** Soft-deletes products, all of them or none; they can be restored for a week. */
export const deleteProducts = command(
  async (tx, input: DeleteProducts): Promise<DeletedProducts> => {
    const { db, viewer, now, emit } = tx;
    const userId = permit(viewer, "product.edit");
    const products = await lockOwnProducts(tx, userId, input.productIds);
    if (products.some(({ deletedAt }) => deletedAt)) {
      throw new Failure("PRODUCT_NOT_FOUND", ["ids"]);
    }
    const productIds = products.map(({ id }) => id);
    await db.updateTable("products").set({ deleted_at: now }).where("id", "in", productIds)
      .execute();
    emit({ name: "products.deleted", userId, productIds });
    return { productIds, restorableUntil: new Date(now.getTime() + RESTORABLE_MS) };
  },
);

type RestoreProducts = { readonly productIds: readonly ProductId[] };

/**
 * Restores deleted products, all of them or none; a merged one is separate again.
 * @throws LimitReached
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

/** Deletes rows whose time to be restored is over. */
export async function purgeDeletedProducts(ctx: Context, { before, most }: PurgeBatch) {
  const gone = await ctx.db.deleteFrom("products").where(
    "id",
    "in",
    (all) => all.selectFrom("products").select("id").where("deleted_at", "<=", before).limit(most),
  ).returning("user_id").execute();
  await forgetWords(ctx, [...new Set(gone.map(({ user_id }) => user_id))]);
  return gone.length;
}
