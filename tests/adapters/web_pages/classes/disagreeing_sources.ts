import { item, ld, meta, offer, page, type PageCase, product } from "./page_case.ts";

const amount = (sum: string, currency = "BRL") =>
  meta("og:type", "product") + meta("product:price:amount", sum) +
  meta("product:price:currency", currency);
const woo = (price: string) =>
  `<div class="summary entry-summary"><p class="price">${price}</p></div>`;
const money = (sum: string) =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">R$</span>&nbsp;${sum}</bdi></span>`;
const dollars = "https://www.auroraoutdoor.com/tenis-aurora-azul";

/** Structured data, meta tags and what the page shows, each with a sum of its own. */
export const disagreeingSources: readonly PageCase[] = [
  {
    name: "structured data and meta tags agree",
    html: page({ head: ld(product(offer("149.90"))) + amount("149.90") }),
    says: { price: 14990 },
  },
  {
    name: "structured data and meta tags differ",
    html: page({ head: ld(product(offer("199.90"))) + amount("149.90") }),
    says: { price: null },
  },
  {
    name: "structured data is in another currency than meta tags",
    html: page({ head: ld(product(offer("149.90", { priceCurrency: "USD" }))) + amount("149.90") }),
    says: { price: null },
  },
  {
    name: "a shop abroad: dollars and reais",
    url: dollars,
    html: page({ head: ld(product(offer("29.90", { priceCurrency: "USD" }))) + amount("149.90") }),
    says: { price: null },
  },
  {
    name: "a shop abroad: dollars in both",
    url: dollars,
    html: page({
      head: ld(product(offer("29.90", { priceCurrency: "USD" }))) + amount("29.90", "USD"),
    }),
    says: { price: 2990, currency: "USD" },
  },
  {
    name: "JSON-LD and microdata differ, meta tags side with one",
    html: page({
      head: ld(product(offer("199.90"))) + amount("149.90"),
      body: item('<meta itemprop="price" content="149.90">'),
    }),
    says: { price: null },
  },
  {
    name: "two scripts with two prices",
    html: page({ head: ld(product(offer("199.90"))) + ld(product(offer("149.90"))) }),
    says: { price: null },
  },
  {
    name: "two currencies of one sum",
    html: page({ head: ld(product([offer("149.90"), offer("149.90", { priceCurrency: "USD" })])) }),
    says: { price: null },
  },
  {
    name: "the page shows the structured price struck out beside the meta tags' price",
    html: page({
      head: ld(product(offer("199.90"))) + amount("149.90"),
      body: woo(`<del aria-hidden="true">${money("199,90")}</del> <ins>${money("149,90")}</ins>`),
    }),
    says: { price: 14990, oldPrice: 19990 },
  },
  {
    name: "the page shows another price than its structured data",
    html: page({ head: ld(product(offer("199.90"))), body: woo(money("249,90")) }),
    says: { price: null },
  },
  {
    name: "the Pix price explains the difference",
    html: page({
      head: ld(product(offer("149.90"))) + amount("134.91"),
      body: woo(
        `${money("134,91")} no Pix ou ${money("149,90")} em até 10x de ${money("14,99")} sem juros`,
      ),
    }),
    says: { price: 13491, pixPrice: 13491, cardPrice: 14990 },
  },
  {
    name: "a sale price in the meta tags",
    html: page({
      head: ld(product(offer("149.90"))) + amount("199.90") +
        meta("product:sale_price:amount", "149.90") + meta("product:sale_price:currency", "BRL"),
    }),
    says: { price: 14990, oldPrice: 19990 },
  },
  {
    name: "the page shows what its structured data says",
    html: page({ head: ld(product(offer("149.90"))), body: woo(money("149,90")) }),
    says: { price: 14990 },
  },
  {
    name: "the tags of a social card name the old price",
    html: page({
      head: ld(product(offer("149.90"))) + meta("og:price:amount", "199,90") +
        meta("og:price:currency", "BRL"),
    }),
    says: { price: null },
  },
  {
    name: "cents missing in one source",
    html: page({ head: ld(product(offer("149.90"))) + amount("149") }),
    says: { price: null },
  },
  {
    name: "data in cents beside a price in reais",
    html: page({ head: ld(product(offer(14990))), body: "<b>R$ 149,90</b>" }),
    says: { price: null },
  },
  {
    name: "data in cents beside a price in reais of thousands",
    html: page({ head: ld(product(offer("129990"))), body: "<b>R$&nbsp;1.299,90</b>" }),
    says: { price: null },
  },
  {
    name: "a round price beside a small sum of something else",
    html: page({
      head: ld(product(offer("1000.00"))),
      body: "<p>Frete</p><b>R$ 10,00</b>",
    }),
    says: { price: 100000 },
  },
  {
    name: "a price and a hundredth of it, both shown",
    html: page({
      head: ld(product(offer("1990.00"))),
      body: "<b>R$ 1.990,00</b><i>R$ 19,90</i>",
    }),
    says: { price: 199000 },
  },
  {
    name: "dollars in the data of a shop that shows reais",
    html: page({
      head: ld(product(offer("29.90", { priceCurrency: "USD" }))),
      body: "<b>R$ 149,90</b>",
    }),
    url: dollars,
    says: { price: null },
  },
];
