import type { Marketplace } from "../marketplace.ts";
import {
  type Availability,
  factNames,
  type FactValues,
  noFacts,
  type ProductReading,
} from "./product_reading.ts";
import { type Money, MOST_CENTS } from "../../money.ts";

/** The facts of a product from a shop's API; absent or null where unknown. */
type ApiFacts =
  & {
    readonly productId: string;
    /** As the shop writes it. */
    readonly image?: string | null | undefined;
    readonly availability?: Availability;
  }
  & {
    readonly [N in Exclude<keyof FactValues, "shop" | "imageUrl">]?:
      | FactValues[N]
      | null
      | undefined;
  };

/** Returns a reading of facts that come from the shop's own API. */
export function apiReading(
  marketplace: Marketplace,
  { productId, image, availability = "UNKNOWN", ...facts }: ApiFacts,
): ProductReading {
  const { price, oldPrice } = facts;
  const isReduced = price && oldPrice && price.currency === oldPrice.currency &&
    oldPrice.cents > price.cents;
  const known: Partial<FactValues> = Object.fromEntries(
    Object.entries({
      ...facts,
      title: facts.title?.replace(/\s+/g, " ").trim() || null,
      oldPrice: isReduced ? oldPrice : null,
      imageUrl: imageAddress(image),
    }).filter(([, value]) => value != null),
  );
  return {
    marketplace,
    productId,
    ...noFacts,
    ...Object.fromEntries(
      factNames.filter((name) => name in known)
        .map((name) => [name, { value: known[name], source: "VENDOR_API" }]),
    ),
    availability,
    blocked: false,
  };
}

/** Returns an https address; some shops write `http:` or no scheme. Null: no address. */
function imageAddress(written: string | null | undefined): string | null {
  const url = written ? URL.parse(written, "https://none.invalid") : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "none.invalid") return null;
  url.protocol = "https:";
  return url.href;
}

/**
 * Returns `decimal`, as an API writes it ("12.5", 12.5), times ten to the power of `places`, halves
 * rounded up, without floating point: 1.005 is 101 hundredths. Null for anything else, and beyond
 * what can be stored.
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

/** Returns an amount that an API writes as a decimal of its currency's unit; null where it is none. */
export function decimalMoney(decimal: unknown, currency: string): Money | null {
  const cents = scaled(decimal, 2);
  return cents === null ? null : { cents, currency };
}

/** Returns a price in the same form; null where it is zero. */
export function decimalPrice(decimal: unknown, currency: string): Money | null {
  const price = decimalMoney(decimal, currency);
  return price && price.cents > 0 ? price : null;
}
