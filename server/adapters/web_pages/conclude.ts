import { productIdOf } from "../../core/marketplaces/links/link.ts";
import { type Marketplace, shopName } from "../../core/marketplaces/marketplace.ts";
import { plainText } from "../../core/marketplaces/readings/plain_text.ts";
import {
  factNames,
  type Found,
  noFacts,
  type ProductReading,
} from "../../core/marketplaces/readings/product_reading.ts";
import type { Money } from "../../core/money.ts";
import { agreedAvailability, agreedLowestPrice, agreedPrice } from "./agreement.ts";
import { productTitle } from "./facts/product_name.ts";
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
import { isEntrance, isMissingPage, isSearchPage } from "./structured/page_identity.ts";
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
  // A page repeats its title: in a tag, in a heading, in its data.
  const knownTitles = new Map<string | null, string | null>();
  const titled = (text: string | null) => {
    const known = knownTitles.get(text);
    if (known !== undefined) return known;
    const title = productTitle(text, shopNames);
    knownTitles.set(text, title);
    return title;
  };
  const titles = [meta.title, findings.title, ...findings.headings].flatMap((title) => title ?? []);
  const product = structuredProduct(findings.things, {
    addresses: [url, ...[findings.canonical, meta.url].flatMap((link) => sameSite(link, url))],
    names: titles.flatMap((name) => titled(name) ?? []),
    isTitled: titles.length > 0,
    isAboutMany: meta.isArticle || isSearchPage(url, titles),
  });
  const money: ToMoney = (cents, stated) => {
    const currency = stated ?? meta.currency ?? home;
    return cents && currency ? { cents, currency } : null;
  };
  const structured = structuredLayer(product, findings, recipe, money);
  const tags = metaLayer(meta, findings, product !== null || meta.isProduct, money);
  const shown = shownLayer(findings, recipe, home);
  const layers = [structured, tags, shown];

  const title = isMissingPage(titles) || isEntrance([meta.title, findings.title].map(titled))
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
  const lowest = agreed ? null : agreedLowestPrice(layers);
  // A shop that sells in one currency by law means it, whatever else its template writes; one that
  // shows sums in reais shows another sum than its data's.
  const own = home ?? (findings.shownSums.size > 0 ? "BRL" : null);
  const isForeign = (found: Found<Money> | null) =>
    marketplace === "OTHER" && own !== null && found?.value.currency !== own;
  const isDoubtful = isForeign(agreed) ||
    marketplace === "OTHER" && isHundredfold(agreed, findings.shownSums);
  const price = isDoubtful ? null : agreed;
  const base = URL.parse(findings.base ?? "", url) ?? url;
  const pictures = picturesOf(layers, base);
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
    lowestPrice: isForeign(lowest) ? null : lowest,
    imageUrl: firstFound(layers, ({ images }) => firstOf(images, (image) => imageUrl(image, base))),
    installments: firstFound(layers, ({ installments }) => {
      return isPartOf(installments?.amount ?? null, price) ? installments : null;
    }),
    availability: agreedAvailability(layers, shown.stock, findings),
    blocked: false,
    ...pictures.length > 1 && { pictures },
  };
}

/** Whether the shop sends programs there, so that nothing on it is any product's. */
export const isWallPath = ({ wallPath }: Recipe, url: URL) => wallPath?.test(url.pathname) ?? false;

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

/** Whether data give cents for reais: the page shows R$ 189,90 where they say 18990. */
function isHundredfold(found: Found<Money> | null, shown: ReadonlySet<number>): boolean {
  const cents = found?.value.cents ?? 0;
  const isWhole = cents > 0 && cents % 100 === 0 && cents % 10_000 !== 0;
  return isWhole && shown.has(cents / 100) && !shown.has(cents);
}

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

/** The pictures of a page that a person may choose from. */
const MOST_PICTURES = 8;

const picturesOf = (layers: readonly Layer[], base: URL): string[] =>
  [
    ...new Set(
      layers.flatMap(({ images }) => images).flatMap((image) => imageUrl(image, base) ?? []),
    ),
  ].slice(0, MOST_PICTURES);

/** Characters of a picture's address; longer ones are data. */
const LONGEST = 2_000;

/**
 * A picture's address as a page writes it, made whole and https. Null for anything that is not on
 * the web: `data:`, `javascript:`, a bare key.
 */
function imageUrl(written: string | null | undefined, base: URL): string | null {
  const text = written?.trim();
  if (!text || text.length > LONGEST || !/[/.]/.test(text)) return null;
  const url = URL.parse(text, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "") return null;
  url.protocol = "https:";
  url.username = url.password = url.hash = "";
  return url.href;
}
