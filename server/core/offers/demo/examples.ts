import type { Money } from "../../money.ts";
import { demoReading } from "./demo_reading.ts";

const reais = (cents: number): Money => ({ cents, currency: "BRL" });

/** The examples are of no day. */
const ALWAYS = new Date(0);

/**
 * What the page reader makes of two stored pages (`tests/support/pages`), whose products and prices
 * are invented. The first is shared by a person with a link of their own.
 */
export const sharedExample = demoReading({
  marketplace: "MERCADO_LIVRE",
  address: "https://www.mercadolivre.com.br/p/MLB90001111",
  ownLink: "https://meli.la/exemplo",
  facts: {
    shop: { value: "Mercado Livre", source: "ADDRESS" },
    title: { value: "Cafeteira Aurora 12 Xícaras Preta", source: "STRUCTURED_DATA" },
    price: { value: reais(18990), source: "STRUCTURED_DATA" },
    oldPrice: { value: reais(24900), source: "PRICE_BLOCK" },
    pixPrice: { value: reais(18990), source: "PRICE_BLOCK" },
    cardPrice: { value: reais(19900), source: "PRICE_BLOCK" },
    installments: {
      value: { count: 10, amount: reais(1990), isInterestFree: true },
      source: "PRICE_BLOCK",
    },
  },
}, ALWAYS);

/** What a guest sees before they paste a link of theirs. */
export const guestExample = demoReading({
  marketplace: "MAGAZINE_LUIZA",
  address: "https://www.magazineluiza.com.br/p/ab12cd34ef/",
  facts: {
    shop: { value: "Magalu", source: "ADDRESS" },
    title: { value: "Ventilador Aurora 40cm", source: "STRUCTURED_DATA" },
    price: { value: reais(16141), source: "STRUCTURED_DATA" },
    oldPrice: { value: reais(21990), source: "STRUCTURED_DATA" },
    pixPrice: { value: reais(16141), source: "STRUCTURED_DATA" },
    cardPrice: { value: reais(16990), source: "STRUCTURED_DATA" },
  },
}, ALWAYS);
