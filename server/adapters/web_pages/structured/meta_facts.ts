import { currencyCode, machineCents } from "../../../core/marketplaces/readings/price_text.ts";
import type { Availability } from "../../../core/marketplaces/readings/product_reading.ts";
import { availabilityOf } from "../facts/availability.ts";

/** What a page's meta tags say; `isProduct`, `isArticle`: what they say that it is about. */
export type MetaFacts = {
  readonly isProduct: boolean;
  readonly isArticle: boolean;
  readonly title: string | null;
  readonly siteName: string | null;
  readonly image: string | null;
  readonly url: string | null;
  readonly cents: number | null;
  readonly oldCents: number | null;
  readonly currency: string | null;
  readonly availability: Availability;
};

/** Source: ogp.me, Facebook's product tags; a price that two tags tell apart is none. */
export function metaFacts(metas: ReadonlyMap<string, readonly string[]>): MetaFacts {
  const first = (...names: readonly string[]) =>
    names.flatMap((name) => metas.get(name) ?? []).find((value) => value.trim()) ?? null;
  const sum = (...names: readonly string[]) => {
    const stated = names.flatMap((name) => metas.get(name) ?? []).map(machineCents);
    return stated.every((cents) => cents === stated[0]) ? stated[0] ?? null : null;
  };
  const declared = sum("product:price:amount", "og:price:amount");
  const regular = declared ?? sum("price"); // `itemprop` on its own, outside any product
  const sale = sum("product:sale_price:amount");
  const original = sum("product:original_price:amount") ?? (sale && regular);
  const cents = sale ?? regular;
  return {
    isProduct: (sale ?? declared) !== null ||
      /^(?:og:)?product(?:\.item)?$/.test(first("og:type") ?? ""),
    isArticle: first("og:type") === "article",
    title: first("og:title", "twitter:title"),
    siteName: first("og:site_name", "application-name"),
    image: first(
      "og:image:secure_url",
      "og:image",
      "og:image:url",
      "twitter:image",
      "twitter:image:src",
    ),
    url: first("og:url"),
    cents,
    oldCents: cents && original && original > cents ? original : null,
    currency: currencyCode(
      first(
        ...sale ? ["product:sale_price:currency"] : [],
        "product:price:currency",
        "og:price:currency",
        "pricecurrency",
      ),
    ),
    availability: availabilityOf(first("product:availability", "og:availability", "availability")),
  };
}
