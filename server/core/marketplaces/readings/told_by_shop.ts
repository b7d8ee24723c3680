import type { Money } from "../../money.ts";
import type { Marketplace } from "../marketplace.ts";
import type {
  Availability,
  Found,
  Installments,
  ProductReading,
  Rating,
} from "./product_reading.ts";

/** What a shop's API tells of a product; absent or null where it does not. */
export type ToldFacts = {
  readonly productId: string;
  readonly title?: string | null | undefined;
  readonly price?: Money | null;
  readonly oldPrice?: Money | null;
  readonly pixPrice?: Money | null;
  readonly cardPrice?: Money | null;
  /** As the shop writes it. */
  readonly image?: string | null | undefined;
  readonly installments?: Installments | null;
  readonly coupon?: string | null;
  readonly shipping?: string | null;
  readonly rating?: Rating | null;
  readonly availability?: Availability;
};

/** A reading whose every fact comes from the shop's own API. */
export function toldByShop(marketplace: Marketplace, facts: ToldFacts): ProductReading {
  const { price = null, oldPrice = null } = facts;
  const isReduced = price && oldPrice && price.currency === oldPrice.currency &&
    oldPrice.cents > price.cents;
  return {
    marketplace,
    productId: facts.productId,
    shop: null,
    title: told(facts.title?.replace(/\s+/g, " ").trim() || null),
    price: told(price),
    oldPrice: told(isReduced ? oldPrice : null),
    pixPrice: told(facts.pixPrice),
    cardPrice: told(facts.cardPrice),
    imageUrl: told(imageAddress(facts.image)),
    installments: told(facts.installments),
    coupon: told(facts.coupon),
    shipping: told(facts.shipping),
    rating: told(facts.rating),
    availability: facts.availability ?? "UNKNOWN",
    blocked: false,
  };
}

const told = <Value>(value: Value | null | undefined): Found<Value> | null =>
  value === null || value === undefined ? null : { value, source: "VENDOR_API" };

/** Some shops write `http:` or no scheme; null for what is no address. */
function imageAddress(written: string | null | undefined): string | null {
  const url = written ? URL.parse(written, "https://none.invalid") : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "none.invalid") return null;
  url.protocol = "https:";
  return url.href;
}
