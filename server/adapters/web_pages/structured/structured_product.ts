import type { Rating } from "../../../core/marketplaces/readings/product_reading.ts";
import { ratingOf } from "../facts/rating.ts";
import { leadsElsewhere, matchAddress, namesId } from "./address_match.ts";
import { isSameName, nameWords } from "../facts/product_name.ts";
import type { PageIdentity } from "./page_identity.ts";
import { type Condition, conditionOf, type OfferFacts, offerFacts } from "./product_offers.ts";
import { isA, isThing, list, type Thing, word } from "./thing.ts";

/** What structured data says of the page's own product. */
export type StructuredProduct = OfferFacts & {
  readonly name: string | null;
  readonly ids: readonly string[];
  readonly images: readonly string[];
  readonly rating: Rating | null;
};

/** `isListed`: one of a list of products, so not by itself the page's own. */
type Candidate = { readonly thing: Thing; readonly isListed: boolean };

const productTypes = new Set([
  ...["Product", "ProductGroup", "IndividualProduct", "ProductModel", "SomeProducts"],
  ...[
    "Vehicle",
    "Car",
    "Motorcycle",
    "MotorizedBicycle",
    "BusOrCoach",
    "DietarySupplement",
    "Drug",
  ],
]);
/** Works that shops sell; only with an offer is such a thing a product. */
const soldTypes = new Set([
  ...["Book", "Audiobook", "VideoGame", "Game", "SoftwareApplication", "MobileApplication"],
  ...["WebApplication", "MusicAlbum", "MusicRecording", "Movie", "Course", "CreativeWork"],
  ...["VisualArtwork", "Painting", "ComicIssue"],
]);
const articleTypes = new Set(["Article", "BlogPosting", "NewsArticle", "SearchResultsPage"]);
/** How deep lists and graphs nest, and how many products a page has, before nobody means it. */
const [DEEPEST, MOST] = [8, 500];
/** Nodes that are searched for products, and offers whose addresses are compared. */
const [MOST_NODES, MOST_LINKED] = [50_000, 20];

/** The page's own product among all that its structured data names; null if that is not certain. */
export function structuredProduct(
  things: readonly unknown[],
  page: PageIdentity,
): StructuredProduct | null {
  const found = products(things);
  const isAboutMany = page.isAboutMany || found.hasArticle;
  const facts = ownProducts(found.products, { ...page, isAboutMany })
    .map((thing) => factsOf(thing, page.addresses[0]!));
  const [first] = facts;
  if (!first) return null;
  // JSON-LD and microdata may describe the same product twice; where they differ on money, none is right.
  const priced = facts.filter(({ cents }) => cents !== null);
  const isOneSum = priced.every(({ cents }) => cents === priced[0]!.cents);
  const isOneCurrency = new Set(facts.map(({ currency }) => currency)).size === 1;
  const lows = new Set(facts.flatMap(({ lowestCents }) => lowestCents ?? []));
  const names = [...new Set(facts.flatMap(({ name }) => name ?? []))];
  return {
    ...first,
    ...(isOneSum ? priced[0] : { cents: null, oldCents: null, currency: null }),
    isUnsettled: !isOneSum || facts.some(({ isUnsettled }) => isUnsettled),
    lowestCents: isOneSum && isOneCurrency && lows.size === 1 ? [...lows][0]! : null,
    name: names.length === 1 ? names[0]! : null,
    ids: facts.flatMap(({ ids }) => ids),
    images: facts.flatMap(({ images }) => images),
    rating: facts.map(({ rating }) => rating).find((rating) => rating) ?? null,
    shipping: facts.map(({ shipping }) => shipping).find((shipping) => shipping) ?? null,
  };
}

function ownProducts(all: readonly Candidate[], page: PageIdentity): readonly Thing[] {
  const here = all.filter(({ thing }) => !isElsewhere(thing, page));
  const exact = here.filter(({ thing }) => strength(thing, page) === 2);
  const near = here.filter(({ thing }) => strength(thing, page) === 1);
  const matching = exact.length > 0 ? exact : near;
  if (matching.length > 0) return matching.map(({ thing }) => thing);
  if (page.isAboutMany) return [];
  const standing = here.filter(({ isListed }) => !isListed).map(({ thing }) => thing);
  const names = new Set(standing.map((thing) => folded(word(thing.name) ?? "")));
  if (names.size === 1) return standing.filter((thing) => isAgreed(thing, page));
  return standing.filter((thing) =>
    page.names.some((name) => folded(name) === folded(word(thing.name) ?? " "))
  );
}

/** Whether it is sold on somebody else's site. */
const isElsewhere = (thing: Thing, { addresses: [address] }: PageIdentity) =>
  [thing, ...list(thing.offers).slice(0, MOST_LINKED).filter(isThing)].some(({ url }) =>
    leadsElsewhere(url, address!)
  );

/** Whether the page's title, a heading or the words of its address mean this product. */
function isAgreed(thing: Thing, { names, addresses, isTitled }: PageIdentity): boolean {
  const own = nameWords(word(thing.name) ?? "");
  if (names.some((name) => isSameName(own, nameWords(name)))) return true;
  // A heading that speaks of something else decides, whatever the address says.
  if (names.length > 0 || word(thing.url)) return false;
  const inAddress = addresses.map(({ pathname }) => nameWords(decodedPath(pathname)));
  return !isTitled || inAddress.some((words) => isSameName(own, words));
}

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // a lone per cent sign
  }
}

/** 2: the address names it; 1: but for parameters, such as a variant's; 0: it does not. */
function strength(thing: Thing, { addresses }: Pick<PageIdentity, "addresses">): 0 | 1 | 2 {
  const links = [thing.url, thing["@id"], isThing(thing.offers) ? thing.offers.url : undefined];
  const matches = addresses.flatMap((address) => links.map((link) => matchAddress(link, address)));
  if (matches.includes("EXACT") || addresses.some((one) => namesId(one, idsOf(thing)))) return 2;
  return matches.includes("PATH") ? 1 : 0;
}

function factsOf(thing: Thing, address: URL): StructuredProduct {
  const variants = list(thing.hasVariant).filter(isThing).slice(0, MOST);
  const chosen = variants.filter((variant) => strength(variant, { addresses: [address] }) === 2);
  const offers = [thing, ...(chosen.length > 0 ? chosen : variants)].flatMap((part) =>
    list(part.offers)
  );
  const [variant] = chosen;
  const facts = offerFacts(offers, address);
  const condition = facts.condition ?? conditionOf(thing);
  return {
    ...facts,
    name: withCondition(word(variant?.name) ?? word(thing.name), condition),
    ids: [...variant ? idsOf(variant) : [], ...idsOf(thing)],
    images: [...imagesOf(variant?.image), ...imagesOf(thing.image)],
    rating: ratingOf(thing) ?? (variant ? ratingOf(variant) : null),
  };
}

const conditionWords = {
  USED: "usado",
  REFURBISHED: "recondicionado",
  DAMAGED: "com avarias",
} as const;
const saysCondition =
  /usad|seminov|semi-nov|recondicionad|remanufaturad|refurb|vitrine|mostru[áa]rio|open ?box|outlet|avaria|reembalad/i;

/** What is not new is called so, where its name does not. */
const withCondition = (name: string | null, condition: Condition) =>
  name && condition && !saysCondition.test(name) ? `${name} (${conditionWords[condition]})` : name;

const idsOf = (thing: Thing) =>
  [thing.productID, thing.sku, thing.mpn, thing.isbn].map(word).filter((id) => id !== null);

const imagesOf = (image: unknown): readonly string[] =>
  list(image).slice(0, 10).flatMap((one) => {
    const address = isThing(one)
      ? word(list(one.contentUrl)[0]) ?? word(list(one.url)[0])
      : word(one);
    return address ? [address] : [];
  });

/** Every product that the page is about or lists; not those inside a product ("similar to"). */
function products(things: readonly unknown[]): { products: Candidate[]; hasArticle: boolean } {
  const found: Candidate[] = [];
  let [hasArticle, nodes] = [false, 0];
  const walk = (value: unknown, depth: number, isListed: boolean): void => {
    if (depth > DEEPEST || found.length >= MOST || ++nodes > MOST_NODES) return;
    if (Array.isArray(value)) { for (const one of value) walk(one, depth + 1, isListed); }
    if (!isThing(value)) return;
    if (isA(value, articleTypes)) hasArticle = true;
    const item = isA(value, offerTypes) ? list(value.itemOffered).find(isThing) : undefined;
    if (item && isA(item, productTypes)) {
      found.push({ thing: { ...item, offers: item.offers ?? value }, isListed });
    } else if (isA(value, productTypes) || isA(value, soldTypes) && value.offers !== undefined) {
      found.push({ thing: value, isListed });
    } else {
      walk(value["@graph"], depth + 1, isListed);
      walk(value.mainEntity, depth + 1, isListed);
      walk(value.itemListElement, depth + 1, true);
      walk(value.item, depth + 1, true);
    }
  };
  walk(things, 0, false);
  return { products: found, hasArticle };
}

const offerTypes = new Set(["Offer"]);

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, " ").trim();
