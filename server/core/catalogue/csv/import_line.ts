import { centsIn } from "../../csv/values.ts";
import { Failure } from "../../errors.ts";
import { tidyTags } from "../../groups/tags.ts";
import {
  canonicalUrl,
  isPublicName,
  isShortLink,
  parseLink,
  productIdOf,
} from "../../marketplaces/links/link.ts";
import { marketplaceOf, shopName } from "../../marketplaces/marketplace.ts";
import { checkedFields, type OfferFields } from "../../offers/typed_fields.ts";
import { type PriceKey, priceKey } from "../prices/price_key.ts";
import { type Product, type ProductFacts, tidyNote } from "../product.ts";
import type { NewProduct } from "../product_row.ts";
import { type ProductCells, TAG_DIVIDER } from "./csv_columns.ts";

/** The product of a line; what its cells leave empty is absent. */
export type ImportedProduct = {
  readonly key: PriceKey;
  readonly address: URL;
  readonly fields: OfferFields;
  readonly tags: readonly string[];
  readonly note: string | null;
};

const prices = ["price", "oldPrice", "pixPrice", "cardPrice"] as const;

/** Reads a line. @throws Failure whose path ends in the column at fault */
export function importedProduct(cells: ProductCells): ImportedProduct {
  const link = parseLink(cells.url);
  if (!link) throw new Failure("LINK_INVALID", ["url"]);
  if (!isPublicName(link)) throw new Failure("LINK_REFUSED", ["url"]);
  if (isShortLink(link)) throw new Failure("LINK_NOT_FOLLOWED", ["url"]);
  const address = canonicalUrl(link);
  const key = priceKey(marketplaceOf(address), address, productIdOf(address));
  if (!key) throw new Failure("LINK_INVALID", ["url"]);
  const currency = cells.currency.toUpperCase() || "BRL";
  const said = {
    ...cells.title && { title: cells.title },
    ...cells.shop && { shop: cells.shop },
    ...cells.imageUrl && { imageUrl: cells.imageUrl },
    ...Object.assign(
      {},
      ...prices.map((name) => cells[name] && { [name]: { cents: cents(cells, name), currency } }),
    ),
  };
  const tags = cells.tags.split(TAG_DIVIDER).map((tag) => tag.trim()).filter(Boolean);
  return {
    key,
    address,
    fields: checkedFields(said),
    tags: tidyTags(tags, "tags"),
    note: tidyNote(cells.note, "note"),
  };
}

function cents(cells: ProductCells, name: typeof prices[number]): number {
  const read = centsIn(cells[name]);
  if (read === null) throw new Failure("PRICE_UNREADABLE", [name]);
  return read;
}

/** Returns the product that a line creates or updates. @throws Failure where a new one has no title */
export function productOfLine(
  { key, address, fields, tags, note }: ImportedProduct,
  known: Product | undefined,
  now: Date,
): NewProduct {
  const title = fields.title || known?.title;
  if (!title) throw new Failure("TITLE_MISSING", ["title"]);
  const typed = prices.flatMap((name) => fields[name] ?? []);
  const currency = typed[0]?.currency ?? known?.currency ?? "BRL";
  const before = known?.currency === currency ? known : undefined; // else its sums do not mix
  const facts: ProductFacts = {
    title,
    shop: fields.shop || known?.shop || shopName(address, key.marketplace),
    imageUrl: fields.imageUrl ?? known?.imageUrl ?? null,
    currency,
    priceCents: fields.price?.cents ?? before?.priceCents ?? null,
    oldPriceCents: fields.oldPrice?.cents ?? before?.oldPriceCents ?? null,
    pixPriceCents: fields.pixPrice?.cents ?? before?.pixPriceCents ?? null,
    cardPriceCents: fields.cardPrice?.cents ?? before?.cardPriceCents ?? null,
    availability: known?.availability ?? "UNKNOWN",
    ...isOtherPrice(fields, known)
      ? { source: "PERSON", priceReadAt: now }
      : { source: known?.source ?? "ADDRESS", priceReadAt: known?.priceReadAt ?? null },
  };
  return { key, sourceUrl: address.href, facts, tags, note, followedAt: null };
}

const isOtherPrice = ({ price }: OfferFields, known: Product | undefined): boolean =>
  !!price && (price.cents !== known?.priceCents || price.currency !== known.currency);
