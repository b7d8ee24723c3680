import type { ConversionId, UserId } from "../../ids.ts";
import type { ConversionStatus } from "../../marketplaces/api/shop_api.ts";

export type { ConversionStatus };

export const conversionSources = ["SHOPEE_API", "ALIEXPRESS_API", "CSV"] as const;
export type ConversionSource = (typeof conversionSources)[number];

/**
 * How a purchase was traced. DISPATCH: the report names the link. PRODUCT: a guess, by the product
 * and the time. NONE: not at all; it counts in the totals and for its product.
 */
export type ConversionMatch = "DISPATCH" | "PRODUCT" | "NONE";

/** An item that was bought, as it is listed. */
export type ImportedConversion = {
  readonly id: ConversionId;
  readonly userId: UserId;
  readonly network: string;
  readonly status: ConversionStatus;
  readonly match: ConversionMatch;
  readonly purchasedAt: Date;
};
