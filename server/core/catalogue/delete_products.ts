import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { ProductId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { lockOwnProducts } from "./own_products.ts";
import { RESTORABLE_MS } from "./product.ts";

type DeleteProducts = { readonly productIds: readonly ProductId[] };

/** What was deleted, and until when `restoreProducts` brings it back. */
export type DeletedProducts = {
  readonly productIds: readonly ProductId[];
  readonly restorableUntil: Date;
};

/** Takes products out of the catalogue, all of them or none; they can be brought back for a week. */
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
