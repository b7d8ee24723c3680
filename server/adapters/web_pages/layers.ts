import { readPriceTalk } from "../../core/marketplaces/readings/price_talk.ts";
import { parsePrice } from "../../core/marketplaces/readings/price_text.ts";
import type {
  Availability,
  FactName,
  FactValues,
  Installments,
  Source,
} from "../../core/marketplaces/readings/product_reading.ts";
import type { Money } from "../../core/money.ts";
import { agreedSum } from "./agreement.ts";
import { availabilityOf } from "./facts/availability.ts";
import { couponIn } from "../../core/coupons/coupon_code.ts";
import { shownRating } from "./facts/rating.ts";
import { shownShipping } from "./facts/shipping.ts";
import type { Recipe, SpotKind } from "./recipe.ts";
import type { Findings } from "./scan/findings.ts";
import type { MetaFacts } from "./structured/meta_facts.ts";
import type { StructuredProduct } from "./structured/structured_product.ts";

/** What one kind of evidence on a page says of its product. */
export type Layer = {
  readonly source: Source;
  readonly titles: readonly (string | null)[];
  readonly price: Money | null;
  readonly oldPrice: Money | null;
  readonly pixPrice: Money | null;
  readonly cardPrice: Money | null;
  /** It names several sums, or the least of a group: what the price is, it leaves open. */
  readonly isUnsettled: boolean;
  /** The least of that group, where it is named. */
  readonly lowestPrice: Money | null;
  readonly images: readonly (string | null)[];
  readonly ids: readonly (string | null)[];
  readonly availability: Availability;
  readonly installments: Installments | null;
  /** What stands by itself, whatever else the page says. */
  readonly facts: { readonly [N in PlainFact]?: FactValues[N] | null };
};

const weighedFacts = [
  "title",
  "shop",
  "price",
  "oldPrice",
  "pixPrice",
  "cardPrice",
  "lowestPrice",
  "imageUrl",
  "installments",
] as const satisfies FactName[];

/** The facts that are weighed against others on the page before one of them is believed. */
export const weighed: ReadonlySet<FactName> = new Set(weighedFacts);
export type PlainFact = Exclude<FactName, (typeof weighedFacts)[number]>;

/** A sum, in the currency that it names or else in the page's; null where either is unknown. */
export type ToMoney = (
  cents: number | null | undefined,
  currency: string | null | undefined,
) => Money | null;

/** JSON-LD or microdata of the page's own product, and what the shop's own JSON adds. */
export function structuredLayer(
  product: StructuredProduct | null,
  { states }: Findings,
  { readState }: Recipe,
  money: ToMoney,
): Layer {
  const own = states.map((state) => readState?.(state)).find((facts) => facts) ?? {};
  const isKnown = product && product.availability !== "UNKNOWN";
  return {
    source: "STRUCTURED_DATA",
    titles: [product?.name ?? null, own.title ?? null],
    price: money(product?.cents, product?.currency) ?? own.price ?? null,
    oldPrice: money(product?.oldCents, product?.currency) ?? own.oldPrice ?? null,
    pixPrice: own.pixPrice ?? null,
    cardPrice: own.cardPrice ?? null,
    isUnsettled: product?.isUnsettled === true && !own.price,
    lowestPrice: money(product?.lowestCents, product?.currency),
    images: [...product?.images ?? [], own.image ?? null],
    ids: [...product?.ids ?? [], own.productId ?? null],
    availability: isKnown ? product.availability : own.availability ?? "UNKNOWN",
    installments: own.installments ?? null,
    facts: { shipping: product?.shipping ?? null, rating: product?.rating ?? null },
  };
}

/** `isProduct`: something says that the page is about one; else its title is of something else. */
export function metaLayer(
  meta: MetaFacts,
  { title }: Findings,
  isProduct: boolean,
  money: ToMoney,
): Layer {
  return {
    source: "META",
    titles: isProduct ? [meta.title, title] : [],
    price: money(meta.cents, meta.currency),
    oldPrice: money(meta.oldCents, meta.currency),
    pixPrice: null,
    cardPrice: null,
    isUnsettled: false,
    lowestPrice: null,
    images: [meta.image],
    ids: [],
    availability: meta.availability,
    installments: null,
    facts: {},
  };
}

/** What the page shows where the recipe looks; `home` is what a bare `$` is there. */
export function shownLayer(
  { spots }: Findings,
  recipe: Recipe,
  home: string | null,
): Layer & { readonly stock: Availability } {
  const found = recipe.spots.filter((spot) => spots.has(spot));
  const textsOf = (kind: SpotKind) =>
    found.filter((spot) => spot.kind === kind).flatMap((spot) => spots.get(spot)!);
  const first = <T>(kind: SpotKind, read: (text: string) => T | null): T | null =>
    textsOf(kind).map(read).find((value) => value !== null) ?? null;
  const talks = textsOf("talk").map((text) => readPriceTalk(text, home));
  const talk = talks.find(({ price }) => price);
  const prices = textsOf("price").map((text) => readPriceTalk(text, home));
  const pixPrice = [...prices, ...talks].map((one) => one.pixPrice).find((one) => one) ?? null;
  const stock = textsOf("stock").map(availabilityOf).find((one) => one !== "UNKNOWN");
  return {
    source: "PRICE_BLOCK",
    titles: textsOf("title"),
    price: prices.find(({ price }) => price)?.price ?? talk?.price ?? null,
    oldPrice: first("oldPrice", (text) => parsePrice(text, home)) ?? talk?.oldPrice ?? null,
    pixPrice,
    cardPrice: talk?.cardPrice ?? null,
    isUnsettled: [...prices, ...talks].some(({ price, hasRange }) => !price && hasRange),
    lowestPrice: agreedSum([...prices, ...talks].map(({ lowestPrice }) => lowestPrice)),
    images: textsOf("image"),
    ids: textsOf("productId"),
    stock: stock ?? "UNKNOWN",
    availability: stock ?? (textsOf("buyButton").length > 0 ? "IN_STOCK" : "UNKNOWN"),
    installments: talk?.installments ??
      first("installments", (text) => readPriceTalk(text, home).installments),
    facts: {
      couponCode: first("coupon", couponIn) ?? first("talk", couponIn),
      shipping: first("shipping", shownShipping),
      rating: shownRating(textsOf("stars")[0] ?? null, textsOf("ratings")[0] ?? null),
    },
  };
}
