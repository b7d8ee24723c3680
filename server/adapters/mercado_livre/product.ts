import { at, textAt } from "../../core/marketplaces/api/shop_response.ts";
import { apiReading, decimalPrice } from "../../core/marketplaces/readings/api_reading.ts";
import { currencyCode } from "../../core/marketplaces/readings/price_text.ts";
import type { ProductReading } from "../../core/marketplaces/readings/product_reading.ts";
import type { Money } from "../../core/money.ts";

/** A product of the catalogue, and the seller's listing of it that an address selects; null: none. */
export type CatalogueAddress = { readonly id: string; readonly listing: string | null };

/**
 * Returns the catalogue product of an address of the Brazilian shop. A listing alone is none: the
 * API shows it to its seller only.
 */
export function catalogueAddress(url: URL): CatalogueAddress | null {
  const [, id] = /\/p\/(MLB\d{3,})(?:[/-]|$)/i.exec(url.pathname) ?? [];
  if (!id || !/(?:^|\.)mercadolivre\.com(?:\.br)?$/.test(url.hostname)) return null;
  const filter = url.searchParams.get("pdp_filters") ?? "";
  const listing = /item_id:(MLB\d+)/i.exec(filter)?.[1] ?? url.searchParams.get("wid");
  return { id: id.toUpperCase(), listing: listing?.toUpperCase() ?? null };
}

/** Returns the reading of a catalogue product, with the price of one of its listings. */
export function productReading(
  { id, listing }: CatalogueAddress,
  product: unknown,
  offers: readonly unknown[],
): ProductReading {
  const offer = chosenOffer(product, offers, listing);
  const isFree = at(offer, "shipping", "free_shipping") === true;
  return apiReading("MERCADO_LIVRE", {
    productId: id,
    title: textAt(product, "name"),
    price: money(offer, "price"),
    oldPrice: money(offer, "original_price"),
    image: textAt(product, "pictures", 0, "url"),
    shipping: isFree ? "Frete grátis" : null,
    availability: offer ? "IN_STOCK" : offers.length === 0 ? "OUT_OF_STOCK" : "UNKNOWN",
  });
}

/**
 * Returns the listing whose price a visitor of the product's page sees: the one that the address
 * selects, else the winner of the buy box, else the cheapest new one. Undefined where there is none.
 */
function chosenOffer(
  product: unknown,
  offers: readonly unknown[],
  listing: string | null,
): unknown {
  if (listing) return offers.find((offer) => textAt(offer, "item_id") === listing);
  const winner = at(product, "buy_box_winner");
  if (money(winner, "price")) return winner;
  return offers.filter((offer) => (textAt(offer, "condition") ?? "new") === "new")
    .flatMap((offer) => {
      const price = money(offer, "price");
      return price ? [{ offer, cents: price.cents }] : [];
    })
    .toSorted((one, other) => one.cents - other.cents)[0]?.offer;
}

function money(offer: unknown, name: "price" | "original_price"): Money | null {
  const currency = currencyCode(at(offer, "currency_id"));
  return currency ? decimalPrice(at(offer, name), currency) : null;
}
