import { machineCents } from "../../../core/marketplaces/readings/price_text.ts";
import type { Installments } from "../../../core/marketplaces/readings/product_reading.ts";
import type { Money } from "../../../core/money.ts";
import type { Recipe, ShopFacts } from "../recipe.ts";
import { isThing, list, type Thing } from "../structured/thing.ts";

export const magazineLuiza: Recipe = {
  currency: () => "BRL",
  productId: /^[a-z0-9]{5,20}$/,
  spots: [
    { kind: "state", find: "#__NEXT_DATA__" },
    { kind: "title", find: "[data-testid=heading-product-title]" },
    { kind: "talk", find: "[data-testid=mod-productprice]" },
    { kind: "struck", find: "[data-testid=price-original]" },
  ],
  readState: (state) => {
    const item = at(state, "props", "pageProps", "data", "item");
    return item && typeof item.title === "string" ? factsOf(item) : null;
  },
};

/** Of several sellers the page shows the first. It leads with the Pix price where there is one. */
function factsOf(item: Thing): ShopFacts {
  const offer = list(item.offers).find(isThing);
  const best = offer && at(offer, "bestPrice");
  const card = reais(offer?.price);
  const pix = best?.paymentMethodId === "pix" ? reais(best.totalAmount) : null;
  const price = pix ?? card;
  const listed = reais(offer?.listPrice);
  const isAvailable = offer && at(offer, "seller")?.available;
  return {
    productId: typeof item.id === "string" ? item.id : null,
    title: item.title as string,
    price,
    oldPrice: price && listed && listed.cents > price.cents ? listed : null,
    pixPrice: pix,
    cardPrice: pix && card && card.cents !== pix.cents ? card : null,
    installments: installmentsOf(offer && at(offer, "bestInstallmentPlan"), card),
    image: list(item.images).find((image) => typeof image === "string") ?? null,
    availability: isAvailable === true
      ? "IN_STOCK"
      : isAvailable === false
      ? "OUT_OF_STOCK"
      : "UNKNOWN",
  };
}

/** It says nothing of interest; but payments that come to the card's price, to the cent, bear none. */
function installmentsOf(plan: Thing | null | undefined, card: Money | null): Installments | null {
  const amount = reais(plan?.installmentAmount);
  const count = plan?.installment;
  if (!amount || typeof count !== "number" || !Number.isInteger(count) || count < 2) return null;
  const rest = card && Math.abs(amount.cents * count - card.cents);
  return { count, amount, isInterestFree: rest !== null && rest <= count ? true : null };
}

function reais(value: unknown): Money | null {
  const cents = machineCents(value);
  return cents === null ? null : { cents, currency: "BRL" };
}

function at(value: unknown, ...path: readonly string[]): Thing | null {
  const found = path.reduce<unknown>((part, name) => isThing(part) ? part[name] : null, value);
  return isThing(found) ? found : null;
}
