import { type Money, MOST_CENTS } from "../../money.ts";

/**
 * `decimal`, as an API writes it ("12.5", 12.5), times ten to the power of `places`, halves rounded
 * up; without a float between, so that 1.005 is 101 hundredths. Null for anything else, and beyond
 * what can be kept.
 */
export function scaled(decimal: unknown, places: number): number | null {
  if (typeof decimal !== "string" && typeof decimal !== "number") return null;
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,12}))?$/.exec(String(decimal).trim());
  if (!match) return null;
  const [, sign, whole, part = ""] = match;
  const kept = Number(whole! + part.slice(0, places).padEnd(places, "0"));
  const value = kept + (Number(part[places] ?? 0) >= 5 ? 1 : 0);
  return value > MOST_CENTS ? null : sign && value ? -value : value;
}

/** An amount that an API writes as a decimal of its currency's unit; null when it is none. */
export function decimalMoney(decimal: unknown, currency: string): Money | null {
  const cents = scaled(decimal, 2);
  return cents === null ? null : { cents, currency };
}

/** The same of a price: free is none. */
export function decimalPrice(decimal: unknown, currency: string): Money | null {
  const price = decimalMoney(decimal, currency);
  return price && price.cents > 0 ? price : null;
}
