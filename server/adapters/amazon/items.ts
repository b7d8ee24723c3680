import { at, listAt, textAt } from "../../core/marketplaces/api/shop_response.ts";
import { apiReading, decimalPrice, scaled } from "../../core/marketplaces/readings/api_reading.ts";
import { currencyCode } from "../../core/marketplaces/readings/price_text.ts";
import type {
  Availability,
  ProductReading,
  Rating,
} from "../../core/marketplaces/readings/product_reading.ts";
import type { Money } from "../../core/money.ts";

/** The requested resources of each item. */
export const resources = [
  "itemInfo.title",
  "images.primary.large",
  "offersV2.listings.price",
  "offersV2.listings.availability",
  "offersV2.listings.condition",
  "offersV2.listings.isBuyBoxWinner",
  "customerReviews.starRating",
  "customerReviews.count",
] as const;

/** Source: Creators API, OffersV2 availability types. */
const availabilities: Readonly<Record<string, Availability>> = {
  IN_STOCK: "IN_STOCK",
  IN_STOCK_SCARCE: "IN_STOCK",
  PREORDER: "IN_STOCK",
  LEADTIME: "IN_STOCK",
  AVAILABLE_DATE: "IN_STOCK",
  OUT_OF_STOCK: "OUT_OF_STOCK",
  UNAVAILABLE: "OUT_OF_STOCK",
};

/** Returns an item's ASIN; null where it is no item. */
export const asinOf = (item: unknown): string | null => textAt(item, "asin");

/**
 * Returns the reading of an item. The price is that of the seller who has the buy box. The old price
 * is the one that Amazon states, "was" or the list price, if any.
 */
export function itemReading(item: unknown, asin: string): ProductReading {
  const listing = listAt(item, "offersV2", "listings")
    .find((one) => at(one, "isBuyBoxWinner") === true);
  return apiReading("AMAZON", {
    productId: asin,
    title: textAt(item, "itemInfo", "title", "displayValue"),
    price: money(at(listing, "price", "money")),
    oldPrice: money(at(listing, "price", "savingBasis", "money")),
    image: textAt(item, "images", "primary", "large", "url"),
    rating: rating(at(item, "customerReviews")),
    availability: availabilities[textAt(listing, "availability", "type") ?? ""] ?? "UNKNOWN",
  });
}

function money(amount: unknown): Money | null {
  const currency = currencyCode(at(amount, "currency"));
  return currency ? decimalPrice(at(amount, "amount"), currency) : null;
}

function rating(reviews: unknown): Rating | null {
  const tenths = scaled(at(reviews, "starRating", "value"), 1);
  return tenths ? { tenths, count: scaled(at(reviews, "count"), 0) } : null;
}
