import { moneyOf } from "../../catalogue/product.ts";
import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, ProductId, UserId } from "../../ids.ts";
import { formatMoney, type Money } from "../../money.ts";
import { closed, type Kinds, type Words } from "../notification.ts";
import { notify } from "../notify.ts";

/** A product as it is by now; its drop is null once the price is up again. */
export type ProductFacts = {
  readonly title: string;
  readonly price: Money | null;
  readonly droppedFrom: Money | null;
};

/** The kinds about a product of the catalogue. */
export const productKinds = {
  PRODUCT_PRICE_DROPPED: {
    description: "A product of the catalogue costs less than it did.",
    words: ({ product }) => priceDropped(product),
  },
} satisfies Kinds<{ product: ProductFacts | null }>;

/** A price that dropped. `product` null: it is gone. */
function priceDropped(product: ProductFacts | null): Words {
  if (!product) {
    return closed("Um produto que você excluiu", "O preço dele tinha baixado.");
  }
  const { title, price, droppedFrom } = product;
  if (!price || !droppedFrom) {
    return closed("O preço voltou a subir", `A queda de “${title}” terminou.`);
  }
  return {
    title: `Baixou para ${formatMoney(price)}`,
    text: `“${title}” custava ${formatMoney(droppedFrom)}. Crie uma oferta enquanto vale.`,
    isOpen: true,
  };
}

/** Returns the facts of each of `ids` that is the user's. */
export async function loadProductFacts({ db }: Context, userId: UserId, ids: readonly ProductId[]) {
  if (ids.length === 0) return new Map<string, ProductFacts>();
  const products = await db.selectFrom("products")
    .select(["id", "title", "currency", "price_cents", "dropped_from_cents"])
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  return new Map<string, ProductFacts>(products.map((product) => [product.id, {
    title: product.title,
    price: moneyOf(product, product.price_cents),
    droppedFrom: moneyOf(product, product.dropped_from_cents),
  }]));
}

/** Notifies of a price that has dropped. */
export async function notifyPriceDrop(
  ctx: Context,
  { userId, productId }: EventOf<"product.priceDropped">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "PRODUCT_PRICE_DROPPED", subject: productId, eventId });
}
