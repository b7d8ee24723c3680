import type { Marketplace } from "../../marketplaces/marketplace.ts";
import type { ConversionStatus } from "../../marketplaces/api/shop_api.ts";
import type { Money } from "../../money.ts";

export type { ConversionStatus };

export type ConversionSource = "SHOPEE_API" | "ALIEXPRESS_API" | "CSV";

/**
 * How a purchase was traced. DISPATCH: the report names the link. PRODUCT: a guess, by the product
 * and the time. NONE: not at all; it counts in the totals and for its product.
 */
export type ConversionMatch = "DISPATCH" | "PRODUCT" | "NONE";

/** An item that was bought, as a shop or a file reports it. */
export type ConversionItem = {
  /** The network's stable id of it. */
  readonly externalId: string;
  readonly status: ConversionStatus;
  readonly title: string;
  readonly purchasedAt: Date;
  readonly clickedAt: Date | null;
  /** Null: unknown. */
  readonly amount: Money | null;
  readonly commission: Money | null;
  /** The words that the link carried. */
  readonly subIds: readonly string[];
  readonly marketplace: Marketplace;
  readonly productId: string | null;
};

/** Characters of a text of an item that are stored. */
export const LONGEST_TEXT = 200;
