import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { tidyTags } from "../groups/tags.ts";
import type { OfferId } from "../ids.ts";
import { requireOwnOffer } from "../offers/queries.ts";
import { permit } from "../permissions.ts";
import { priceKey } from "./prices/price_key.ts";
import { type Product, tidyNote } from "./product.ts";
import { factsOfOffer, factsOfReading, type NewProduct } from "./product_row.ts";
import { writeProducts } from "./write_products.ts";
import { canonicalUrl, isShortLink, parseLink, productIdOf } from "../marketplaces/links/link.ts";
import { marketplaceOf, shopName } from "../marketplaces/marketplace.ts";
import { readFor, unreadPages } from "../read_for.ts";
import type { Reading } from "../marketplaces/readings/product_reading.ts";
import { OutboundRefusal } from "../outbound.ts";

type CreateProduct = Given<{
  /** One of the person's own offers. */
  offerId: OfferId;
  /** A product's address, or a short link to it. */
  url: string;
  tags: readonly string[];
  note: string;
}>;

/**
 * Saves the product of an offer or of a link; the page is read before any transaction begins. An
 * existing product is updated, and a deleted one is restored.
 * @throws Failure where the page shows no product; LimitReached
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
  const [product] = await saveProduct(ctx, { ...found, tags, note });
  return product!;
}

const saveProduct = command(async (tx, product: NewProduct): Promise<Product[]> => {
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
  return { key, sourceUrl: address.href, facts: factsOfOffer(offer), followedAt: null };
}

/** Reads the product at a link. @throws Failure where the page shows none */
async function inspectLink(
  ctx: Context,
  link: string,
): Promise<Omit<NewProduct, "tags" | "note">> {
  const url = parseLink(link);
  if (!url) throw new Failure("LINK_INVALID", ["url"]);
  const userId = permit(ctx.viewer, "product.edit");
  const reading = await readFor(ctx, userId, url).catch((error) => {
    if (error instanceof OutboundRefusal) throw new Failure(unreadPages[error.reason], ["url"]);
    throw error;
  });
  const { product } = reading;
  const address = addressOf(url, reading);
  const title = product.title?.value;
  if (product.blocked) throw new Failure("PAGE_BLOCKED", ["url"]);
  if (!title) throw new Failure("PAGE_WITHOUT_PRODUCT", ["url"]);
  if (isShortLink(address)) throw new Failure("LINK_NOT_FOLLOWED", ["url"]);
  const marketplace = marketplaceOf(address);
  const key = priceKey(marketplace, address, product.productId ?? productIdOf(address));
  if (!key) throw new Failure("LINK_INVALID", ["url"]);
  const shop = product.shop?.value ?? shopName(address, marketplace);
  return {
    key,
    sourceUrl: address.href,
    facts: factsOfReading(product, { title, shop, now: ctx.now }),
    followedAt: ctx.now,
  };
}

/** The last hop that names a product, else the last one. */
const addressOf = (link: URL, { hops }: Reading): URL =>
  canonicalUrl(hops.findLast((hop) => productIdOf(hop) !== null) ?? hops.at(-1) ?? link);
