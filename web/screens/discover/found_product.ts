import type { DiscoverOrder, DiscoverParams } from "./discover_params.ts";
import type { Marketplace } from "../../shared/marketplaces.ts";
import { matchesSearch } from "../../shared/search.ts";
import type { Point } from "../../shared/prices/PriceChart.tsx";

type Amount = { readonly cents: number; readonly formatted: string };

/** What our price history says of a price. */
export type Proof = {
  readonly status: "PROVEN" | "DOUBTFUL" | "UNKNOWN" | "%future added value";
  readonly oldPrice: Amount | null | undefined;
  readonly claimed: Amount | null | undefined;
  readonly highest: Amount | null | undefined;
  readonly lowestInDays: number | null | undefined;
  readonly days: number;
  readonly daysAtPrice: number;
  readonly spanDays: number;
};

/** A product of a shop's list, or of one's own catalogue. */
export type FoundProduct = {
  /** Its address, without anybody's tag. */
  readonly url: string;
  readonly marketplace: Marketplace;
  /** In one's own catalogue; null: a shop listed it. */
  readonly productId: string | null;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly price: Amount | null;
  /** The old price that the shop states. */
  readonly oldPrice: Amount | null;
  readonly commission: Amount | null;
  readonly commissionPercent: number | null;
  readonly rating: number | null;
  readonly sold: number | null;
  readonly lastSending: { readonly at: string; readonly groups: number } | null;
  readonly proof: Proof | null;
  readonly points: readonly Point[];
};

/** Returns the discount that our history proves, in whole per cent; 0: none. */
export function provenDiscount({ price, proof }: Pick<FoundProduct, "price" | "proof">): number {
  if (!price || proof?.status !== "PROVEN" || !proof.oldPrice) return 0;
  return Math.floor(100 - price.cents * 100 / proof.oldPrice.cents);
}

/** Whether a product has the words searched for; those of a shop's list do: the shop has searched. */
export const hasWords = ({ productId, title }: FoundProduct, { search }: DiscoverParams): boolean =>
  productId === null || matchesSearch(search, title);

/** Whether the filters show a product; what a shop does not state passes no filter about it. */
export function isShown(product: FoundProduct, filter: DiscoverParams): boolean {
  const { marketplace, productId, proof, lastSending } = product;
  const { commission, rating, discount } = filter;
  if (filter.isOwn && productId === null) return false;
  if (filter.marketplace && marketplace !== filter.marketplace) return false;
  if (!hasWords(product, filter)) return false;
  if (commission !== null && (product.commissionPercent ?? 0) < commission) return false;
  if (rating !== null && (product.rating ?? 0) < rating) return false;
  if (discount !== null && provenDiscount(product) < discount) return false;
  if (filter.isProven && proof?.status !== "PROVEN") return false;
  return !(filter.isUnsent && lastSending);
}

const values: Readonly<Record<DiscoverOrder, (product: FoundProduct) => number>> = {
  comissao: ({ commission }) => commission?.cents ?? -1,
  desconto: provenDiscount,
  vendas: ({ sold }) => sold ?? -1,
  preco: ({ price }) => -(price?.cents ?? Infinity),
};

/** Returns the products in an order: the highest value first, of equal ones the larger discount. */
export function sortProducts(
  products: readonly FoundProduct[],
  order: DiscoverOrder,
): FoundProduct[] {
  const valueOf = values[order];
  return products.toSorted((one, other) =>
    (valueOf(other) - valueOf(one) || 0) || provenDiscount(other) - provenDiscount(one)
  );
}

/** Returns each product once: a shop's own entry comes before that of the catalogue. */
export function uniqueProducts(products: readonly FoundProduct[]): FoundProduct[] {
  const byUrl = new Map<string, FoundProduct>();
  for (const product of products) {
    const known = byUrl.get(product.url);
    if (!known || (known.productId !== null && product.productId === null)) {
      byUrl.set(product.url, product);
    }
  }
  return [...byUrl.values()];
}
