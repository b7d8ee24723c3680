import type { Marketplace } from "../marketplace.ts";
import {
  type Availability,
  factNames,
  type FactValues,
  noFacts,
  type ProductReading,
} from "./product_reading.ts";

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
