import { item, ld, meta, offer, page, type PageCase, product } from "./page_case.ts";

const specification = (
  name: string,
  priceSpecification: unknown,
  says: PageCase["says"],
  more: object = {},
): PageCase => ({
  name,
  html: page({
    head: ld(product({ "@type": "Offer", priceCurrency: "BRL", priceSpecification, ...more })),
  }),
  says,
});
const unit = (price: number, more: object) => ({
  "@type": "UnitPriceSpecification",
  price,
  priceCurrency: "BRL",
  ...more,
});
const shown = (
  name: string,
  words: string,
  says: PageCase["says"],
  head = meta("og:type", "product"),
): PageCase => ({
  name,
  html: page({
    head,
    body: `<div class="summary entry-summary"><p class="price">${words}</p></div>`,
  }),
  says,
});

/** Sums that are not what one pays for the product: a part, a month, a beginning, a lowest one. */
export const unpayableSums: readonly PageCase[] = [
  specification(
    "one instalment only",
    unit(14.99, {
      priceComponentType: "https://schema.org/Installment",
      billingDuration: 10,
      billingIncrement: 1,
      unitCode: "MON",
    }),
    { price: null },
  ),
  specification("instalments beside the price", [
    unit(149.9, {}),
    unit(14.99, { priceComponentType: "https://schema.org/Installment", billingDuration: 10 }),
  ], { price: 14990 }),
  specification(
    "a subscription a month",
    unit(49.9, { priceComponentType: "Subscription", billingIncrement: 1, unitCode: "MON" }),
    { price: null },
  ),
  specification("a month, by its unit only", unit(49.9, { unitCode: "MON" }), { price: null }),
  specification(
    "a down payment",
    unit(99, { priceComponentType: "https://schema.org/Downpayment" }),
    { price: null },
  ),
  specification("an activation fee", unit(99, { priceComponentType: "ActivationFee" }), {
    price: null,
  }),
  specification(
    "the lowest advertised price",
    unit(99, { priceType: "https://schema.org/MinimumAdvertisedPrice" }),
    { price: null },
  ),
  specification(
    "the offer's price is the instalment",
    unit(14.99, { priceComponentType: "Installment", billingDuration: 10 }),
    { price: null },
    { price: "14.99" },
  ),
  specification("a lowest price without a highest", {
    "@type": "PriceSpecification",
    minPrice: 99,
    priceCurrency: "BRL",
  }, { price: null }),
  shown("instalments only", "10x de R$ 14,99 sem juros", { price: null, installments: null }),
  shown("a price a month", "R$ 49,90/mês", { price: null }),
  shown("a price a month, in words", "R$ 49,90 por mês no plano anual", { price: null }),
  shown("a price a month, as an adjective", "R$ 49,90 mensais", { price: null }),
  shown("twelve months of a subscription", "12 meses de R$ 49,90", { price: null }),
  shown("a down payment and instalments", "Entrada de R$ 99,00 + 10x de R$ 50,00", { price: null }),
  shown("from a sum on", "A partir de R$ 99,90", { price: null }),
  shown("from a sum on, at least", "A partir de: apenas R$ 99,90", { price: null }),
  shown("from a sum on, in other words", "Desde R$ 99,90", { price: null }),
  shown(
    "the lowest of a group, which structured data takes for the price",
    "A partir de R$ 99,90",
    { price: null },
    ld(product(offer("99.90"))),
  ),
  shown("a price a kilo beside the price", "R$ 149,90 (R$ 29,98/kg)", { price: 14990 }),
  shown("a price and its instalments", "R$ 149,90 ou 10x de R$ 14,99 sem juros", {
    price: 14990,
    installments: [10, 1499],
  }),
  shown("a price and what one saves", "De R$ 199,90 por R$ 149,90 Economize R$ 50,00", {
    price: 14990,
    oldPrice: 19990,
  }),
  {
    name: "microdata: instalments inside the price's element",
    html: page({ body: item('<span itemprop="price">10x de R$ 14,99</span>') }),
    says: { price: null },
  },
  {
    name: "microdata: from a sum on",
    html: page({ body: item('<span itemprop="price">a partir de R$ 99,90</span>') }),
    says: { price: null },
  },
];
