import { moneyOf, type Product } from "../catalogue/product.ts";
import { asProduct } from "../catalogue/tables.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { isId, type ProductId } from "../ids.ts";
import type { Source } from "../marketplaces/readings/product_reading.ts";
import type { Money } from "../money.ts";
import { permit } from "../permissions.ts";
import { checkedKey, createDraft, findByKey } from "./create_offer.ts";
import { type Facts, mergeFacts } from "./facts.ts";
import { linkMadeByShop } from "./lookup/custom_affiliate_link.ts";
import { withLedgerOldPrice } from "./lookup/ledger_old_price.ts";
import type { TemplateChoice } from "../templates/template.ts";
import type { Offer } from "./offer.ts";

/**
 * Creates a draft from a product of the catalogue, with its facts and their age; nothing is read
 * again. The same key returns the same offer. @throws Failure PRODUCT_NOT_FOUND; LimitReached
 */
export async function createOfferFromProduct(
  ctx: Context,
  input: { readonly productId: ProductId } & Given<{ key: string; templateId: TemplateChoice }>,
): Promise<Offer> {
  const userId = permit(ctx.viewer, "offer.edit");
  const key = checkedKey(input.key);
  const made = key === null ? undefined : await findByKey(ctx, key);
  if (made) return made;
  const product: Product | undefined = isId("prd", input.productId)
    ? await ctx.db.selectFrom("products").select(asProduct)
      .where("id", "=", input.productId).where("user_id", "=", userId)
      .where("deleted_at", "is", null).executeTakeFirst()
    : undefined;
  if (!product) throw new Failure("PRODUCT_NOT_FOUND", ["productId"]);
  const { marketplace, productId } = product;
  const address = new URL(product.sourceUrl);
  const named = {
    address,
    marketplace,
    productId: productId.startsWith("/") ? null : productId,
  };
  return await createDraft(ctx, {
    key,
    product: named,
    facts: await withLedgerOldPrice(ctx, named, factsOfProduct(product)),
    readAt: product.priceReadAt ?? product.createdAt,
    customLink: await linkMadeByShop(ctx, named),
    customText: null,
    picture: null,
    templateId: input.templateId ?? null,
    cleared: [],
  });
}

function factsOfProduct(product: Product): Facts {
  const { source, title, shop, imageUrl } = product;
  const fact = <Value>(value: Value, from: Source) => value && { value, source: from };
  const price = (cents: number | null) => fact<Money | null>(moneyOf(product, cents), source);
  const known = {
    title: fact(title, source),
    shop: fact(shop, "ADDRESS"),
    price: price(product.priceCents),
    oldPrice: price(product.oldPriceCents),
    pixPrice: price(product.pixPriceCents),
    cardPrice: price(product.cardPriceCents),
    imageUrl: fact(imageUrl, source),
  };
  return mergeFacts(
    [Object.fromEntries(Object.entries(known).filter(([, value]) => value)) as Facts],
    [],
  );
}
