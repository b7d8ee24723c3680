import { item, page, type PageCase } from "./page_case.ts";

/** A price whose figures stand in several elements, or whose cents are raised. */
const written: readonly (readonly [string, string, number])[] = [
  ["in one element", "R$ 149,90", 14990],
  ["three elements", "<b>149</b><i>,</i><small>90</small>", 14990],
  ["three elements on lines of their own", "<b>149</b>\n  <i>,</i>\n  <small>90</small>", 14990],
  [
    "the comma with the cents",
    '<span>R$</span> <span>149</span><span class="dec">,90</span>',
    14990,
  ],
  ["raised cents", "R$ 199<sup>90</sup>", 19990],
  ["raised cents after a space", "<span>R$</span> <strong>199</strong> <sup>90</sup>", 19990],
  ["raised cents with their comma", "R$ 199<sup>,90</sup>", 19990],
  ["raised cents of thousands", "R$ 1.299<sup>90</sup>", 129990],
  ["spaces around each mark", "R$ 1 . 299 , 90", 129990],
  [
    "spaces around each element",
    "<span>R$</span> <span>1</span> <span>.</span> <span>299</span> <span>,</span> <span>90</span>",
    129990,
  ],
  ["no-break spaces", "R$&nbsp;2.499&nbsp;,&nbsp;00", 249900],
  ["the sign behind", "<span>89</span><span>,</span><span>90</span> <span>BRL</span>", 8990],
  [
    "cents named by a class",
    '<span class="integer">349</span><span class="cents">99</span>',
    34999,
  ],
  [
    "cents in Portuguese",
    '<span class="valor-inteiro">349</span><span class="centavos">99</span>',
    34999,
  ],
  [
    "a fraction by its class",
    '<span class="currency">R$</span><span class="int">59</span><span class="price-fraction">90</span>',
    5990,
  ],
  [
    "thousands in an element of their own",
    "<span>R$</span><span>3</span><span>.185</span><span>,31</span>",
    318531,
  ],
];

const vtex = (parts: string) =>
  `<div class="vtex-flex-layout-0-x-flexRow"><span class="vtex-product-price-1-x-sellingPrice">
   <span class="vtex-product-price-1-x-sellingPriceValue">
   <span class="vtex-product-price-1-x-currencyContainer vtex-product-price-1-x-currencyContainer--product">${parts}</span></span></span></div>`;
const part = (name: string, text: string) =>
  `<span class="vtex-product-price-1-x-${name} vtex-product-price-1-x-${name}--product">${text}</span>`;

export const splitPrices: readonly PageCase[] = [
  ...written.map(([name, price, cents]) => ({
    name: `microdata: ${name}`,
    html: page({ body: item(`<div itemprop="price">${price}</div>`) }),
    says: { price: cents },
  })),
  {
    name: "VTEX IO: currency parts",
    html: page({
      head: '<meta property="og:type" content="product">',
      body: vtex(
        part("currencyCode", "R$") + part("currencyLiteral", "&nbsp;") +
          part("currencyInteger", "1") + part("currencyGroup", ".") +
          part("currencyInteger", "299") + part("currencyDecimal", ",") +
          part("currencyFraction", "90"),
      ),
    }),
    says: { price: 129990 },
  },
  {
    name: "WooCommerce: raised cents by a plugin",
    html: page({
      head: '<meta property="og:type" content="product">',
      body:
        `<div class="summary entry-summary"><p class="price"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">R$</span>199<sup>90</sup></bdi></span></p></div>`,
    }),
    says: { price: 19990 },
  },
  {
    name: "Mercado Livre: fraction and cents",
    url: "https://www.mercadolivre.com.br/tenis-aurora-azul/p/MLB12345678",
    html: page({
      body:
        `<h1 class="ui-pdp-title">Tênis Aurora Azul</h1><div class="ui-pdp-price"><div class="ui-pdp-price__second-line"><span class="andes-money-amount"><span class="andes-money-amount__currency-symbol">R$</span><span class="andes-money-amount__fraction">1.299</span><span class="andes-money-amount__cents andes-money-amount__cents--superscript-36">90</span></span></div></div>`,
    }),
    says: { price: 129990 },
  },
  {
    name: "Amazon: whole, decimal and fraction without an off-screen price",
    url: "https://www.amazon.com.br/dp/B0TESTE123",
    html: page({
      body:
        `<span id="productTitle">Tênis Aurora Azul</span><div id="corePriceDisplay_desktop_feature_div"><span class="a-price priceToPay"><span class="a-price-symbol">R$</span><span class="a-price-whole">1.299<span class="a-price-decimal">,</span></span><span class="a-price-fraction">90</span></span></div>`,
    }),
    says: { price: 129990 },
  },
];
