import { emptyOffer } from "./message_values.ts";
import type { ProvenFacts } from "./proven_facts.ts";

const brl = (cents: number) => ({ cents, currency: "BRL" });

/** An offer that nobody sells: it shows each template to a person without offers. */
export const exampleOffer: typeof emptyOffer = {
  ...emptyOffer,
  title: "Fritadeira sem óleo 4 litros, preta",
  shop: "Loja de exemplo",
  priceCents: 279_90,
  oldPriceCents: 399_90,
  pixPriceCents: 279_90,
  installments: { count: 6, amount: brl(49_98), isInterestFree: true },
  couponCode: "EXEMPLO10",
  shipping: "Frete grátis",
  ratingTenths: 47,
  ratingCount: 1_283,
  sourceUrl: "https://loja.example/fritadeira",
};

/** What would be proven of the example: its price, and a coupon of two more days, to 23:59 in Brazil. */
export const exampleFacts = (now: Date): ProvenFacts => ({
  lowestInDays: 30,
  couponUntil: new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 3, 2, 59),
  ),
});
