import type { RecordProxy } from "relay-runtime";
import type { parseProductsParams } from "../../routing/search_params.ts";

/** What is sought in the address, as the server takes it. */
export type ProductFilter = ReturnType<typeof parseProductsParams>["page"];

type FilteredProduct = {
  readonly tags: readonly string[];
  readonly marketplace: string;
  readonly linkState: string;
  readonly droppedFrom?: unknown;
};

/** Whether a product is among those sought as it stands now; words are the server's to compare. */
export const matchesFilter = (
  product: FilteredProduct,
  { tag, marketplace, dropped, link }: ProductFilter,
) =>
  (tag === null || product.tags.includes(tag)) &&
  (marketplace === null || product.marketplace === marketplace) &&
  (dropped === null || product.droppedFrom != null) &&
  (link === null || product.linkState === link);

/** The same of a product as the store has it. */
export const productOfRecord = (product: RecordProxy): FilteredProduct => ({
  tags: (product.getValue("tags") ?? []) as readonly string[],
  marketplace: String(product.getValue("marketplace")),
  linkState: String(product.getValue("linkState")),
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

/** Whether a price is the lowest of 90 days, and not just what it always is. */
export const isLowest = ({ price, priceHistory: { low90, median90 } }: Priced) =>
  price != null && low90 != null && median90 != null && price.cents <= low90.cents &&
  price.cents < median90.cents;

/** `R$` tied to its number. */
export const tied = (formatted: string) => formatted.replace(" ", "\u00a0");

/** Whether it is waiting to be read, or being read. */
export const isReadDue = (nextReadAt: string, now: number) => Date.parse(nextReadAt) <= now;

/** Those that are there: a product that is deleted meanwhile leaves its place empty. */
export const present = <Product>(products: readonly (Product | null)[]) =>
  products.flatMap((product) => product ? [product] : []);
