import type { Rating } from "../../../core/marketplaces/readings/product_reading.ts";
import { ratingOf } from "../facts/rating.ts";
import { matchAddress, namesId } from "./address_match.ts";
import { type OfferFacts, offerFacts } from "./product_offers.ts";
import { isA, isThing, list, type Thing, word } from "./thing.ts";

/** What structured data says of the page's own product. */
export type StructuredProduct = OfferFacts & {
  readonly name: string | null;
  readonly ids: readonly string[];
  readonly images: readonly string[];
  readonly rating: Rating | null;
};

/** What a page calls itself by, to tell its own product from others on it. */
type PageIdentity = {
  readonly addresses: readonly URL[];
  readonly names: readonly string[];
};

/** `isListed`: one of a list of products, so not by itself the page's own. */
type Candidate = { readonly thing: Thing; readonly isListed: boolean };

const productTypes = new Set(["Product", "ProductGroup", "IndividualProduct", "ProductModel"]);
/** How deep lists and graphs nest, and how many products a page has, before nobody means it. */
const [DEEPEST, MOST] = [8, 500];

/** The page's own product among all that its structured data names; null if that is not certain. */
export function structuredProduct(
  things: readonly unknown[],
  page: PageIdentity,
): StructuredProduct | null {
  const own = ownProducts(products(things), page);
  const facts = own.map((thing) => factsOf(thing, page.addresses[0]!));
  const [first] = facts;
  if (!first) return null;
  // JSON-LD and microdata may tell the same product twice; where they differ on money, none is right.
  const told = facts.filter(({ cents }) => cents !== null);
  const isOneSum = told.every(({ cents }) => cents === told[0]!.cents);
  const names = [...new Set(facts.flatMap(({ name }) => name ?? []))];
  return {
    ...first,
    ...(isOneSum ? told[0] : { cents: null, oldCents: null, currency: null }),
    name: names.length === 1 ? names[0]! : null,
    ids: facts.flatMap(({ ids }) => ids),
    images: facts.flatMap(({ images }) => images),
    rating: facts.map(({ rating }) => rating).find((rating) => rating) ?? null,
    shipping: facts.map(({ shipping }) => shipping).find((shipping) => shipping) ?? null,
  };
}

function ownProducts(all: readonly Candidate[], page: PageIdentity): readonly Thing[] {
  const exact = all.filter(({ thing }) => strength(thing, page) === 2);
  const near = all.filter(({ thing }) => strength(thing, page) === 1);
  const matching = exact.length > 0 ? exact : near;
  if (matching.length > 0) return matching.map(({ thing }) => thing);
  const standing = all.filter(({ isListed }) => !isListed).map(({ thing }) => thing);
  const names = new Set(standing.map((thing) => folded(word(thing.name) ?? "")));
  const isNamed = (thing: Thing) =>
    page.names.some((name) => folded(name) === folded(word(thing.name) ?? " "));
  // The only one, unless its address says that it is somewhere else and the page's title agrees.
  if (names.size === 1) {
    return standing.filter((thing) => !word(thing.url) || isNamed(thing) || titled(thing, page));
  }
  return standing.filter(isNamed);
}

/** 2: the address names it; 1: but for parameters, such as a variant's; 0: it does not. */
function strength(thing: Thing, { addresses }: PageIdentity): 0 | 1 | 2 {
  const links = [thing.url, thing["@id"], isThing(thing.offers) ? thing.offers.url : undefined];
  const matches = addresses.flatMap((address) => links.map((link) => matchAddress(link, address)));
  if (matches.includes("EXACT") || addresses.some((one) => namesId(one, idsOf(thing)))) return 2;
  return matches.includes("PATH") ? 1 : 0;
}

const titled = (thing: Thing, { names }: PageIdentity) =>
  names.some((name) => folded(name).includes(folded(word(thing.name) ?? " ")));

function factsOf(thing: Thing, address: URL): StructuredProduct {
  const variants = list(thing.hasVariant).filter(isThing).slice(0, MOST);
  const chosen = variants.filter((variant) =>
    strength(variant, { addresses: [address], names: [] }) === 2
  );
  const offers = [thing, ...(chosen.length > 0 ? chosen : variants)].flatMap((part) =>
    list(part.offers)
  );
  const [variant] = chosen;
  return {
    ...offerFacts(offers, address),
    name: word(variant?.name) ?? word(thing.name),
    ids: [...variant ? idsOf(variant) : [], ...idsOf(thing)],
    images: [...imagesOf(variant?.image), ...imagesOf(thing.image)],
    rating: ratingOf(thing) ?? (variant ? ratingOf(variant) : null),
  };
}

const idsOf = (thing: Thing) =>
  [thing.productID, thing.sku, thing.mpn].map(word).filter((id) => id !== null);

const imagesOf = (image: unknown): readonly string[] =>
  list(image).slice(0, 10).flatMap((one) => {
    const address = isThing(one)
      ? word(list(one.contentUrl)[0]) ?? word(list(one.url)[0])
      : word(one);
    return address ? [address] : [];
  });

/** Every product that the page is about or lists; not those inside a product ("similar to"). */
function products(things: readonly unknown[]): readonly Candidate[] {
  const found: Candidate[] = [];
  const walk = (value: unknown, depth: number, isListed: boolean): void => {
    if (depth > DEEPEST || found.length >= MOST) return;
    if (Array.isArray(value)) { for (const one of value) walk(one, depth + 1, isListed); }
    if (!isThing(value)) return;
    if (isA(value, productTypes)) found.push({ thing: value, isListed });
    else {
      walk(value["@graph"], depth + 1, isListed);
      walk(value.mainEntity, depth + 1, isListed);
      walk(value.itemListElement, depth + 1, true);
      walk(value.item, depth + 1, true);
    }
  };
  walk(things, 0, false);
  return found;
}

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, " ").trim();
