import type { Availability, Found } from "../../core/marketplaces/readings/product_reading.ts";
import type { Money } from "../../core/money.ts";
import type { Layer } from "./layers.ts";
import type { Findings } from "./scan/findings.ts";

/**
 * Returns the price on which all that a page says agrees; null where two of its sources disagree
 * and neither Pix, card nor a struck price explains it, or where one of them leaves it open.
 */
export function agreedPrice(layers: readonly Layer[]): Found<Money> | null {
  const priced = layers.filter(({ price }) => price);
  if (priced.length === 0 || layers.some(isOpen)) return null;
  const leading = priced.find(({ price, pixPrice }) => pixPrice && isSame(price, pixPrice)) ??
    priced.find(({ source }) => source === "PRICE_BLOCK") ?? priced[0]!;
  const explained = layers.flatMap(({ pixPrice, cardPrice, oldPrice }) => [
    pixPrice,
    cardPrice,
    oldPrice,
  ]);
  const agrees = priced.every(({ price }) =>
    isSame(price, leading.price) || explained.some((other) => isSame(price, other))
  );
  if (!agrees) return null;
  const isOne = priced.every(({ price }) => isSame(price, leading.price));
  const { price, source } = isOne ? priced[0]! : leading;
  return { value: price!, source };
}

/** Structured data that leaves it open is not settled by a sum beside it; a price block is its own. */
const isOpen = ({ isUnsettled, source, price }: Layer) =>
  isUnsettled && (source !== "PRICE_BLOCK" || !price);

/**
 * Returns the least that a product costs, where its exact price is unknown; null where two sources
 * name different ones, or where one names a price below it.
 */
export function agreedLowestPrice(layers: readonly Layer[]): Found<Money> | null {
  const value = agreedSum(layers.map(({ lowestPrice }) => lowestPrice));
  const source = layers.find(({ lowestPrice }) => lowestPrice)?.source;
  const isLeast = layers.flatMap(({ price, pixPrice }) => [price, pixPrice]).every((price) =>
    !price || price.currency === value?.currency && price.cents >= value.cents
  );
  return value && source && isLeast ? { value, source } : null;
}

/** Returns the sum that all who name one name; null where they differ. */
export function agreedSum(sums: readonly (Money | null)[]): Money | null {
  const named = sums.filter((sum) => sum !== null);
  return named.every((sum) => isSame(sum, named[0]!)) ? named[0] ?? null : null;
}

const isSame = (one: Money | null, other: Money | null) =>
  one?.cents === other?.cents && one?.currency === other?.currency;

/**
 * Returns whether the product can be bought. What the page shows beats what its data may have stored
 * long ago; a page that shows both that it is sold out and a button to buy it leaves it open.
 */
export function agreedAvailability(
  layers: readonly Layer[],
  shown: Availability,
  { saysSoldOut, saysBuy }: Findings,
): Availability {
  if (shown === "OUT_OF_STOCK") return shown;
  const stated = layers.map(({ availability }) => availability).find((one) => one !== "UNKNOWN") ??
    "UNKNOWN";
  if (!saysSoldOut || stated === "OUT_OF_STOCK") return stated;
  return saysBuy ? "UNKNOWN" : "OUT_OF_STOCK";
}
