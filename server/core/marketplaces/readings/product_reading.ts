import type { UserId } from "../../ids.ts";
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

const seenByUs: ReadonlySet<string> = new Set<Source>([
  "STRUCTURED_DATA",
  "META",
  "PRICE_BLOCK",
  "VENDOR_API",
]);

/** Whether our own reader saw it, as a proof needs: a person or their browser could invent it. */
export const isSeenByUs = (source: string): boolean => seenByUs.has(source);

export type Availability = "IN_STOCK" | "OUT_OF_STOCK" | "UNKNOWN";

/** A fact and its source. */
export type Found<Value> = { readonly value: Value; readonly source: Source };

/** Payments of the same amount. */
export type Installments = {
  readonly count: number;
  readonly amount: Money;
  /** Null: unknown. */
  readonly isInterestFree: boolean | null;
};

/** The buyers' rating. */
export type Rating = {
  /** Of 5, in tenths: 48 is 4.8. */
  readonly tenths: number;
  /** The number of ratings; null: unknown. */
  readonly count: number | null;
};

/** The facts about a product, by name. */
export type FactValues = {
  readonly title: string;
  /** The site's own name, where it is better than its domain. */
  readonly shop: string;
  /** What one pays: the Pix price where the page leads with it. */
  readonly price: Money;
  /** Shown as such by the page itself: never guessed. */
  readonly oldPrice: Money;
  readonly pixPrice: Money;
  readonly cardPrice: Money;
  /** The least of a range or a group, where the exact price is unknown: no price by itself. */
  readonly lowestPrice: Money;
  readonly imageUrl: string;
  readonly installments: Installments;
  /** A code for the checkout that the shop itself offers with it. */
  readonly couponCode: string;
  /** One line, as the shop words it: "Frete grátis". */
  readonly shipping: string;
  readonly rating: Rating;
};
export type FactName = keyof FactValues;

/** An empty reading. */
export const noFacts: Readonly<Record<FactName, null>> = {
  title: null,
  shop: null,
  price: null,
  oldPrice: null,
  pixPrice: null,
  cardPrice: null,
  lowestPrice: null,
  imageUrl: null,
  installments: null,
  couponCode: null,
  shipping: null,
  rating: null,
};
export const factNames = Object.keys(noFacts) as FactName[];

/** A code for the checkout that a shop's API states with a product, in the shop's words. */
export type StatedCode = {
  readonly code: string;
  /** What the shop says of it; null: nothing. */
  readonly words: string | null;
  /** When it ends; null: unknown. */
  readonly until: Date | null;
};

/** What was read about a product; null where unknown. */
export type ProductReading = {
  readonly marketplace: Marketplace;
  /** The marketplace's own id of the product. */
  readonly productId: string | null;
  readonly availability: Availability;
  /** The page is a bot wall or a logged-out shell: nothing on it is the product's. */
  readonly blocked: boolean;
  /** The addresses of the product's pictures, the best first; absent: only `imageUrl` is known. */
  readonly pictures?: readonly string[];
  /** The codes that the shop's API states with it; absent: it states none. */
  readonly codes?: readonly StatedCode[];
  /** As the shop's API states it, in hundredths of a per cent; absent, null: it does not. */
  readonly commissionBasisPoints?: number | null;
} & { readonly [N in FactName]: Found<FactValues[N]> | null };

/** A product page as it came, at the address where it ended. */
export type Page = {
  readonly url: URL;
  readonly html: AsyncIterable<Uint8Array>;
  /** The encoding by its sender; absent: the page itself declares it. */
  readonly charset?: string;
};

/** The one reader for whom everybody without an account reads. */
export const GUESTS = "guests";

/**
 * Reads the product at an address. Reads for one `reader` wait for each other beyond a few at a
 * time; of guests only a few wait. @throws OutboundRefusal when the page cannot be had, Failure
 * TOO_MANY_REQUESTS when too many guests wait
 */
export type ReadProduct = (url: URL, reader?: UserId | typeof GUESTS) => Promise<Reading>;

/** A reading, with the way that led to the page: a short link's hops may prove an affiliate tag. */
export type Reading = {
  readonly hops: readonly URL[];
  readonly product: ProductReading;
  /** The shop responded that there is nothing at this address. */
  readonly absent?: true;
};

/**
 * Reads the product of `page`. `source` replaces the source of every fact where the page did not
 * come from its shop but from the person's browser.
 */
export type ReadPage = (page: Page, source?: Source) => Promise<ProductReading>;
