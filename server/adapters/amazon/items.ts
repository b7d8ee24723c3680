import { at, listAt, textAt } from "../../core/marketplaces/api/shop_answer.ts";
import { decimalPrice, scaled, toldByShop } from "../../core/marketplaces/readings/api_reading.ts";
import { currencyCode } from "../../core/marketplaces/readings/price_text.ts";
import type {
  Availability,
  ProductReading,
  Rating,
} from "../../core/marketplaces/readings/product_reading.ts";
import type { Money } from "../../core/money.ts";

/** What is asked for of each item. */
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

/** An item's ASIN; null when that is no item. */
export const asinOf = (item: unknown): string | null => textAt(item, "asin");

/**
 * What an item says of itself. The price is the one beside the button: of who has won it, among all
 * who sell the product. An old price is Amazon's own word, "was" or the list price, or there is none.
 */
export function itemReading(item: unknown, asin: string): ProductReading {
  const listing = listAt(item, "offersV2", "listings")
    .find((one) => at(one, "isBuyBoxWinner") === true);
  return toldByShop("AMAZON", {
    productId: asin,
    title: textAt(item, "itemInfo", "title", "displayValue"),
    price: money(at(listing, "price", "money")),
    oldPrice: money(at(listing, "price", "savingBasis", "money")),
    image: textAt(item, "images", "primary", "large", "url"),
    rating: rating(at(item, "customerReviews")),
    availability: availabilities[textAt(listing, "availability", "type") ?? ""] ?? "UNKNOWN",
  });
}

function money(told: unknown): Money | null {
  const currency = currencyCode(at(told, "currency"));
  return currency ? decimalPrice(at(told, "amount"), currency) : null;
}

function rating(reviews: unknown): Rating | null {
  const tenths = scaled(at(reviews, "starRating", "value"), 1);
  return tenths ? { tenths, count: scaled(at(reviews, "count"), 0) } : null;
}
