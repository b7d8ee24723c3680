import type { Marketplace } from "../marketplace.ts";
import {
  type Availability,
  factNames,
  type FactValues,
  noFacts,
  type ProductReading,
} from "./product_reading.ts";
import { type Money, MOST_CENTS } from "../../money.ts";

/** What a shop's API tells of a product; absent or null where it does not. */
type ToldFacts =
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

/** A reading whose every fact comes from the shop's own API. */
export function toldByShop(
  marketplace: Marketplace,
  { productId, image, availability = "UNKNOWN", ...facts }: ToldFacts,
): ProductReading {
  const { price, oldPrice } = facts;
  const isReduced = price && oldPrice && price.currency === oldPrice.currency &&
    oldPrice.cents > price.cents;
  const told: Partial<FactValues> = Object.fromEntries(
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
      factNames.filter((name) => name in told)
        .map((name) => [name, { value: told[name], source: "VENDOR_API" }]),
    ),
    availability,
    blocked: false,
  };
}

/** Some shops write `http:` or no scheme; null for what is no address. */
function imageAddress(written: string | null | undefined): string | null {
  const url = written ? URL.parse(written, "https://none.invalid") : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "none.invalid") return null;
  url.protocol = "https:";
  return url.href;
}

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
