import { productIdOf } from "../../core/marketplaces/links/link.ts";
import { type Marketplace, shopName } from "../../core/marketplaces/marketplace.ts";
import { plainText } from "../../core/marketplaces/readings/plain_text.ts";
import {
  type Availability,
  factNames,
  type Found,
  noFacts,
  type ProductReading,
} from "../../core/marketplaces/readings/product_reading.ts";
import type { Money } from "../../core/money.ts";
import { agreedPrice } from "./agreed_price.ts";
import { imageUrl } from "./facts/image_url.ts";
import { productTitle } from "./facts/title.ts";
import {
  type Layer,
  metaLayer,
  type PlainFact,
  shownLayer,
  structuredLayer,
  type ToMoney,
  weighed,
} from "./layers.ts";
import type { Recipe } from "./recipe.ts";
import type { Findings } from "./scan/findings.ts";
import { metaFacts } from "./structured/meta_facts.ts";
import { isMissingPage, isSearchPage } from "./structured/page_identity.ts";
import { structuredProduct } from "./structured/structured_product.ts";

/** The facts that the first layer to tell them decides by itself. */
const plainFacts = factNames.filter((name) => !weighed.has(name)) as PlainFact[];

/** A page that says nothing of any product. */
export function noProduct(marketplace: Marketplace, blocked: boolean): ProductReading {
  return { marketplace, productId: null, ...noFacts, availability: "UNKNOWN", blocked };
}

/**
 * Returns what a page's findings come to. Of most facts the first source counts: structured data,
 * then meta tags, then what the page shows; on the price all have to agree. Only a title that the
 * shop shows beats its meta tag, which shops shorten.
 */
export function concluded(
  findings: Findings,
  recipe: Recipe,
  url: URL,
  marketplace: Marketplace,
): ProductReading {
  const home = recipe.currency(url);
  const meta = metaFacts(findings.metas);
  const siteName = meta.siteName && plainText(meta.siteName, 60);
  const shopNames = [shopName(url, marketplace), shopName(url, "OTHER"), siteName ?? ""];
  const titled = (text: string | null) => productTitle(text, shopNames);
  const titles = [meta.title, findings.title, ...findings.headings].flatMap((title) => title ?? []);
  const product = structuredProduct(findings.things, {
    addresses: [url, ...[findings.canonical, meta.url].flatMap((link) => sameSite(link, url))],
    names: titles.flatMap((name) => titled(name) ?? []),
    isTitled: titles.length > 0,
    isAboutMany: meta.isArticle || isSearchPage(url, titles),
  });
  const money: ToMoney = (cents, told) => {
    const currency = told ?? meta.currency ?? home;
    return cents && currency ? { cents, currency } : null;
  };
  const structured = structuredLayer(product, findings, recipe, money);
  const tags = metaLayer(meta, findings, product !== null || meta.isProduct, money);
  const shown = shownLayer(findings, recipe, home);
  const layers = [structured, tags, shown];

  const title = isMissingPage(titles)
    ? null
    : firstFound([structured, shown, tags], (layer) => firstOf(layer.titles, titled));
  if (!title) {
    const blocked = findings.isWall || isWallPath(recipe, url) ||
      recipe.isShell?.(url, findings.title) === true;
    return noProduct(marketplace, blocked);
  }
  const pixPrice = firstFound(layers, (layer) => layer.pixPrice);
  const cardPrice = firstFound(layers, (layer) => layer.cardPrice);
  const agreed = agreedPrice(layers);
  // A shop that sells in one currency by law means it, whatever else its template writes.
  const isForeign = marketplace === "OTHER" && home !== null && agreed?.value.currency !== home;
  const price = isForeign ? null : agreed;
  const base = URL.parse(findings.base ?? "", url) ?? url;
  const id = (text: string | null) =>
    plainText(text ?? "", 100)?.match(recipe.productId)?.[0] ?? null;
  return {
    ...noFacts,
    ...Object.fromEntries(
      plainFacts.map((name) => [name, firstFound(layers, ({ facts }) => facts[name] ?? null)]),
    ),
    marketplace,
    productId: firstOf([...layers.flatMap(({ ids }) => ids), productIdOf(url)], id),
    shop: marketplace === "OTHER" && siteName ? { value: siteName, source: "META" } : null,
    title,
    price,
    oldPrice: firstFound(layers, ({ oldPrice }) => isMore(oldPrice, price) ? oldPrice : null),
    pixPrice,
    cardPrice,
    imageUrl: firstFound(layers, ({ images }) => firstOf(images, (image) => imageUrl(image, base))),
    installments: firstFound(layers, ({ installments }) => {
      return isPartOf(installments?.amount ?? null, price) ? installments : null;
    }),
    availability: availabilityAmong(layers, shown.stock, findings),
    blocked: false,
  };
}

/** Whether the shop sends programs there, so that nothing on it is any product's. */
export const isWallPath = ({ wallPath }: Recipe, url: URL) => wallPath?.test(url.pathname) ?? false;

/** What a page shows beats what it may have stored long ago; where the two disagree, nobody knows. */
function availabilityAmong(
  layers: readonly Layer[],
  shown: Availability,
  { saysSoldOut, saysBuy }: Findings,
): Availability {
  if (shown === "OUT_OF_STOCK") return shown;
  const told = layers.map(({ availability }) => availability).find((one) => one !== "UNKNOWN") ??
    "UNKNOWN";
  if (!saysSoldOut || told === "OUT_OF_STOCK") return told;
  return saysBuy ? "UNKNOWN" : "OUT_OF_STOCK";
}

function firstFound<T>(
  layers: readonly Layer[],
  read: (layer: Layer) => T | null,
): Found<T> | null {
  for (const layer of layers) {
    const value = read(layer);
    if (value !== null) return { value, source: layer.source };
  }
  return null;
}

function firstOf<T>(
  texts: readonly (string | null)[],
  read: (text: string | null) => T | null,
): T | null {
  for (const text of texts) {
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
}

const isMore = (old: Money | null, price: Found<Money> | null) =>
  !!old && !!price && old.currency === price.value.currency && old.cents > price.value.cents;

/** One payment of several is less than the price, in its currency. */
const isPartOf = (amount: Money | null, price: Found<Money> | null) =>
  !!amount && !!price && amount.currency === price.value.currency &&
  amount.cents < price.value.cents;

/** A page's own word for its address counts within its site. */
function sameSite(link: string | null, url: URL): URL[] {
  const target = link ? URL.parse(link, url) : null;
  const host = (one: URL) => one.hostname.replace(/^(?:www|m)\./, "");
  return target && host(target) === host(url) ? [target] : [];
}
