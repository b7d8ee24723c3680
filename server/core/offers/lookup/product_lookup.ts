import type { Context } from "../../context.ts";
import { Failure, type FailureCode } from "../../errors.ts";
import type { Given } from "../../given.ts";
import {
  canonicalUrl,
  isPublicName,
  isShortLink,
  parseLink,
  productIdOf,
} from "../../marketplaces/links/link.ts";
import { type Marketplace, marketplaceOf, shopName } from "../../marketplaces/marketplace.ts";
import type {
  ProductReading,
  Reading,
  ReadProduct,
} from "../../marketplaces/readings/product_reading.ts";
import { readFor, unreadPages } from "../../read_for.ts";
import { permit } from "../../permissions.ts";
import { OutboundRefusal } from "../../outbound.ts";
import { type Facts, factsOfReading } from "../facts.ts";
import { mergeReadings } from "./merge_readings.ts";
import { namesProduct, readByApi } from "./read_by_api.ts";
import { parseSharedText } from "./shared_text.ts";

/** What the person's own browser saw of a page. */
type CapturedPage = { readonly url: string; readonly html: string };

export type OfferSource = Given<{ url: string; sharedText: string; captured: CapturedPage }>;

/** What an inspection of a product came to. */
export type ProductLookup = {
  /** The product's own address, rid of others' tags; null when nobody knows it. */
  readonly address: URL | null;
  readonly marketplace: Marketplace;
  readonly productId: string | null;
  /** The addresses that the link led through, the link itself first. */
  readonly hops: readonly URL[];
  readonly facts: Facts;
  /** The addresses of its pictures, to choose from. */
  readonly pictures: readonly string[];
  /** Why the product is not fully known; null when it is. */
  readonly problem: FailureCode | null;
};

const SHARED_TEXT_LENGTH = 5_000;
/** Characters; what a browser still carries in the fragment of an address. */
const CAPTURE_LENGTH = 400_000;

/** Inspects the product that the person points at. @throws Failure when that cannot be an address. */
export async function inspectProduct(ctx: Context, source: OfferSource): Promise<ProductLookup> {
  if (source.captured) return await inspectCaptured(ctx, source.captured);
  if (source.url) return await inspectAddress(ctx, parseLink(source.url) ?? wrong("url"), {});
  if (source.sharedText) return await inspectShared(ctx, source.sharedText);
  return {
    address: null,
    marketplace: "OTHER",
    productId: null,
    hops: [],
    facts: {},
    pictures: [],
    problem: null,
  };
}

async function inspectCaptured(
  { ports }: Context,
  { url, html }: CapturedPage,
): Promise<ProductLookup> {
  const link = parseLink(url) ?? wrong("captured", "url");
  if (!isPublicName(link)) throw new Failure("LINK_REFUSED", ["captured", "url"]);
  if (html.length > CAPTURE_LENGTH) throw new Failure("CAPTURE_TOO_LARGE", ["captured", "html"]);
  const bytes = new TextEncoder().encode(html);
  const product = await ports.readPage(
    { url: link, html: chunks(bytes), charset: "utf-8" },
    "BROWSER",
  );
  const facts = factsOfReading(product);
  return lookupOf([link], product, facts, problemOf(product, facts));
}

async function inspectShared(ctx: Context, text: string): Promise<ProductLookup> {
  if (text.length > SHARED_TEXT_LENGTH) throw new Failure("SHARED_TEXT_TOO_LONG", ["sharedText"]);
  const { url, title, price, pixPrice, cardPrice, lowestPrice, installments } = parseSharedText(
    text,
  );
  if (!url) throw new Failure("LINK_MISSING_IN_TEXT", ["sharedText"]);
  // An old price is not taken from here: nothing in the text proves it.
  const said = { title, price, pixPrice, cardPrice, lowestPrice, installments };
  const shared = Object.entries(said).filter(([, value]) => value)
    .map(([name, value]) => [name, { value, source: "SHARED_TEXT" }]);
  return await inspectAddress(ctx, url, Object.fromEntries(shared));
}

/**
 * Requests the shop's API, where the person is connected, and the page for what else it says; what was
 * `shared` stands in where neither says anything. A link that names no product is followed first.
 */
async function inspectAddress(ctx: Context, link: URL, shared: Facts): Promise<ProductLookup> {
  const [page, early] = await Promise.all([
    unlessRefused(() => readFor(ctx, permit(ctx.viewer, "offer.edit"), link)),
    namesProduct(link) ? readByApi(ctx, link) : null,
  ]);
  const isRefused = page instanceof OutboundRefusal;
  const api = early ??
    (isRefused || namesProduct(link)
      ? null
      : await readByApi(ctx, productHop(page.hops, page.product)));
  return lookupOfReadings(link, page, api, shared);
}

/** Inspects an address by its page alone, as for a guest. @throws Failure LINK_REFUSED */
export async function inspectPage(link: URL, read: ReadProduct): Promise<ProductLookup> {
  return lookupOfReadings(link, await unlessRefused(() => read(link)), null, {});
}

async function unlessRefused(read: () => Promise<Reading>): Promise<Reading | OutboundRefusal> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof OutboundRefusal) return error;
    throw error;
  }
}

function lookupOfReadings(
  link: URL,
  page: Reading | OutboundRefusal,
  api: ProductReading | null,
  shared: Facts,
): ProductLookup {
  const isRefused = page instanceof OutboundRefusal;
  const read = mergeReadings(isRefused ? null : page.product, api);
  if (read) {
    // Prices of two hours do not mix: the text's count only where the page shows none.
    const { title } = shared;
    const standIns: Facts = read.facts.price ? { ...title && { title } } : shared;
    const facts = { ...standIns, ...read.facts };
    return lookupOf(
      isRefused ? [link] : page.hops,
      read.product,
      facts,
      problemOf(read.product, facts),
    );
  }
  const problem = isRefused ? unreadPages[page.reason] : null;
  if (problem === "LINK_REFUSED") throw new Failure(problem, ["url"]);
  return lookupOf([link], null, shared, shared.title && shared.price ? null : problem);
}

function lookupOf(
  hops: readonly URL[],
  product: ProductReading | null,
  facts: Facts,
  problem: FailureCode | null,
): ProductLookup {
  const address = canonicalUrl(productHop(hops, product));
  const marketplace = marketplaceOf(address);
  const isKnown = !isShortLink(address); // else it may carry anybody's tag
  return {
    address: isKnown ? address : null,
    marketplace,
    productId: product?.productId ?? productIdOf(address),
    hops,
    facts: { shop: { value: shopName(address, marketplace), source: "ADDRESS" }, ...facts },
    pictures: product?.pictures ?? [],
    problem: isKnown ? problem : "LINK_NOT_FOLLOWED",
  };
}

/** The last address on the way that names a product; a wall at its end is none. */
function productHop(hops: readonly URL[], product: ProductReading | null): URL {
  return hops.findLast((hop) => productIdOf(hop) !== null) ??
    (product && !product.blocked ? hops.at(-1)! : hops[0]!);
}

/** What keeps a reading from being an offer by itself. */
function problemOf(product: ProductReading, facts: Facts): FailureCode | null {
  if (product.availability === "OUT_OF_STOCK") return "PRODUCT_OUT_OF_STOCK";
  if (facts.title && (facts.price || facts.lowestPrice)) return null;
  if (product.blocked) return "PAGE_BLOCKED";
  return facts.title ? "PAGE_WITHOUT_PRICE" : "PAGE_WITHOUT_PRODUCT";
}

function wrong(...path: string[]): never {
  throw new Failure("LINK_INVALID", path);
}

async function* chunks(...bytes: Uint8Array[]) {
  yield* bytes;
}
