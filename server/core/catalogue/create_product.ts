import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { tidyTags } from "../groups/tags.ts";
import type { OfferId } from "../ids.ts";
import { requireOwnOffer } from "../offers/queries.ts";
import { permit } from "../permissions.ts";
import { inspectLink } from "./inspect_link.ts";
import { priceKey } from "./prices/price_key.ts";
import { type Product, tidyNote } from "./product.ts";
import { factsOfOffer } from "./product_facts.ts";
import type { NewProduct } from "./product_row.ts";
import { writeProducts } from "./write_products.ts";

type CreateProduct = Given<{
  /** One of the person's own offers. */
  offerId: OfferId;
  /** A product's address, or a short link to it. */
  url: string;
  tags: readonly string[];
  note: string;
}>;

/**
 * Keeps a product of an offer, or of a link, which is read before any transaction begins. One that is
 * there already gets what is new of it, and what was deleted comes back.
 * @throws Failure where the page tells of no product; LimitReached.
 */
export async function createProduct(ctx: Context, input: CreateProduct): Promise<Product> {
  permit(ctx.viewer, "product.edit");
  const tags = tidyTags(input.tags ?? [], "tags");
  const note = tidyNote(input.note ?? "", "note");
  const found = input.offerId
    ? await ofOffer(ctx, input.offerId)
    : input.url
    ? await inspectLink(ctx, input.url)
    : null;
  if (!found) throw new Failure("PRODUCT_INPUT_MISSING");
  const [product] = await keepProduct(ctx, { ...found, tags, note });
  return product!;
}

const keepProduct = command(async (tx, product: NewProduct): Promise<Product[]> => {
  const { emit } = tx;
  const userId = permit(tx.viewer, "product.edit");
  const { products } = await writeProducts(tx, userId, [product]);
  emit({ name: "products.saved", userId, productIds: products.map(({ id }) => id) });
  return products;
});

async function ofOffer(ctx: Context, id: OfferId) {
  const offer = await requireOwnOffer(ctx, id, { permission: "product.edit", field: "offerId" });
  const address = offer.sourceUrl ? new URL(offer.sourceUrl) : null;
  const key = address && priceKey(offer.marketplace, address, offer.productId);
  if (!key) throw new Failure("PRODUCT_WITHOUT_ADDRESS", ["offerId"]);
  return { key, address: address.href, facts: factsOfOffer(offer), followedAt: null };
}
