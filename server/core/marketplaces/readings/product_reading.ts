import type { Money } from "../../money.ts";
import type { Marketplace } from "../marketplace.ts";

/** Where a fact about a product was read. */
export const sources = [
  "ADDRESS",
  "STRUCTURED_DATA",
  "META",
  "PRICE_BLOCK",
  "VENDOR_API",
  "LEDGER",
  "SHARED_TEXT",
  "BROWSER",
  "PERSON",
] as const;

export type Source = (typeof sources)[number];

export type Availability = "IN_STOCK" | "OUT_OF_STOCK" | "UNKNOWN";

/** A fact and where it was read. */
export type Found<Value> = { readonly value: Value; readonly source: Source };

/** So many payments of so much. */
export type Installments = {
  readonly count: number;
  readonly amount: Money;
  /** Null: it is not said. */
  readonly interestFree: boolean | null;
};

/** What buyers think of it. */
export type Rating = {
  /** Of 5, in tenths: 48 is 4.8. */
  readonly tenths: number;
  /** How many rated it; null: it is not said. */
  readonly count: number | null;
};

/** What a page says of its product; null where it does not say. */
export type ProductReading = {
  readonly marketplace: Marketplace;
  /** The marketplace's own id of the product. */
  readonly productId: string | null;
  /** The site's own name, where its address does not tell it better. */
  readonly shop: Found<string> | null;
  readonly title: Found<string> | null;
  /** What one pays: the Pix price where the page leads with it. */
  readonly price: Found<Money> | null;
  /** Shown as such by the page itself: never guessed. */
  readonly oldPrice: Found<Money> | null;
  readonly pixPrice: Found<Money> | null;
  readonly cardPrice: Found<Money> | null;
  readonly imageUrl: Found<string> | null;
  readonly installments: Found<Installments> | null;
  /** A code that the shop itself offers with it. */
  readonly coupon: Found<string> | null;
  /** One line, as the shop words it: "Frete grátis". */
  readonly shipping: Found<string> | null;
  readonly rating: Found<Rating> | null;
  readonly availability: Availability;
  /** The page is a bot wall or a logged-out shell: nothing on it is the product's. */
  readonly blocked: boolean;
};

/** A product page as it came, at the address where it ended. */
export type Page = {
  readonly url: URL;
  readonly html: AsyncIterable<Uint8Array>;
  /** What whoever sent it says of its encoding; absent, the page itself is asked. */
  readonly charset?: string;
};

/** The port of a marketplace. @throws OutboundRefusal when the page cannot be had. */
export type ReadProduct = (url: URL) => Promise<Reading>;

/** A reading, with the way that led to the page: a short link's hops may prove an affiliate tag. */
export type Reading = {
  readonly hops: readonly URL[];
  readonly product: ProductReading;
  /** The shop answered that there is nothing at this address. */
  readonly absent?: true;
};

/**
 * Reads what `page` says of its product. `source` stands for every fact's own when the page came
 * another way than from its shop: from the person's browser.
 */
export type ReadPage = (page: Page, source?: Source) => Promise<ProductReading>;
