import type { RecordProxy } from "relay-runtime";
import type { parseProductsParams } from "../../routing/search_params.ts";

/** The filter in the address, as the variables of the query. */
export type ProductFilter = ReturnType<typeof parseProductsParams>["page"];

type FilteredProduct = {
  readonly tags: readonly string[];
  readonly marketplace: string;
  readonly linkStatus: string;
  readonly droppedFrom?: unknown;
};

/** Whether a product matches the filter now; only the server compares words. */
export const matchesFilter = (
  product: FilteredProduct,
  { tag, marketplace, dropped, link }: ProductFilter,
) =>
  (tag === null || product.tags.includes(tag)) &&
  (marketplace === null || product.marketplace === marketplace) &&
  (dropped === null || product.droppedFrom != null) &&
  (link === null || product.linkStatus === link);

/** Reads what `matchesFilter` needs from a record of the store. */
export const productOfRecord = (product: RecordProxy): FilteredProduct => ({
  tags: (product.getValue("tags") ?? []) as readonly string[],
  marketplace: String(product.getValue("marketplace")),
  linkStatus: String(product.getValue("linkStatus")),
  droppedFrom: product.getLinkedRecord("droppedFrom"),
});

type Cents = { readonly cents: number };

type Priced = {
  readonly price?: Cents | null | undefined;
  readonly priceHistory: {
    readonly low90?: Cents | null | undefined;
    readonly median90?: Cents | null | undefined;
  };
};

/** Whether a price is the lowest of 90 days, and was higher in them. */
export const isLowest = ({ price, priceHistory: { low90, median90 } }: Priced) =>
  price != null && low90 != null && median90 != null && price.cents <= low90.cents &&
  price.cents < median90.cents;

/** Whether a product is waiting to be read, or being read. */
export const isReadDue = (nextRefreshAt: string, now: number) => Date.parse(nextRefreshAt) <= now;

/** Drops the nulls that deleted products leave in a list of the store. */
export const present = <Product>(products: readonly (Product | null)[]) =>
  products.flatMap((product) => product ? [product] : []);
