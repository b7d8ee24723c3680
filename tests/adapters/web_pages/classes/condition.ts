import { ld, offer, page, type PageCase, product } from "./page_case.ts";

const used = (price: string, more: object = {}) =>
  offer(price, { itemCondition: "https://schema.org/UsedCondition", ...more });
const refurbished = (price: string) =>
  offer(price, { itemCondition: "http://schema.org/RefurbishedCondition" });
const fresh = (price: string, more: object = {}) =>
  offer(price, { itemCondition: "https://schema.org/NewCondition", ...more });
const of = (
  name: string,
  offers: unknown,
  says: PageCase["says"],
  more: object = {},
): PageCase => ({
  name,
  html: page({ head: ld(product(offers, more)) }),
  says,
});
const names = (text: string) => ({ title: text });

/** New, used and refurbished: a used price is not the new product's, and is named as what it is. */
export const condition: readonly PageCase[] = [
  of("new only", fresh("149.90"), { price: 14990, title: "Tênis Aurora Azul" }),
  of("new and used", [used("89.90"), fresh("149.90")], {
    price: 14990,
    title: "Tênis Aurora Azul",
  }),
  of("new and refurbished", [fresh("149.90"), refurbished("99.90")], { price: 14990 }),
  of("used only", used("89.90"), { price: 8990, ...names("Tênis Aurora Azul (usado)") }),
  of("refurbished only", refurbished("99.90"), {
    price: 9990,
    ...names("Tênis Aurora Azul (recondicionado)"),
  }),
  of("damaged only", offer("49.90", { itemCondition: "DamagedCondition" }), {
    price: 4990,
    ...names("Tênis Aurora Azul (com avarias)"),
  }),
  of("new is sold out, used is not", [
    fresh("149.90", { availability: "OutOfStock" }),
    used("89.90", { availability: "InStock" }),
  ], { price: 14990, availability: "OUT_OF_STOCK" }),
  of("the condition of the product itself", offer("89.90"), {
    price: 8990,
    ...names("Tênis Aurora Azul (usado)"),
  }, { itemCondition: "https://schema.org/UsedCondition" }),
  of("a name that says it", used("89.90"), { price: 8990, title: "Tênis Aurora Azul seminovo" }, {
    name: "Tênis Aurora Azul seminovo",
  }),
  of("an open box, in the name", refurbished("99.90"), {
    price: 9990,
    title: "Tênis Aurora Azul (Open Box)",
  }, { name: "Tênis Aurora Azul (Open Box)" }),
  of("a list of sellers", {
    "@type": "AggregateOffer",
    lowPrice: "59.90",
    highPrice: "149.90",
    priceCurrency: "BRL",
    offers: [used("59.90"), used("69.90"), fresh("149.90")],
  }, { price: 14990 }),
  of("a range whose low end is used", {
    "@type": "AggregateOffer",
    lowPrice: "59.90",
    highPrice: "149.90",
    offerCount: 3,
    priceCurrency: "BRL",
  }, { price: null }),
];
