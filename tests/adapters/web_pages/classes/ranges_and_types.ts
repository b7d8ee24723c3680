import { ld, meta, NAME, offer, page, type PageCase, product } from "./page_case.ts";

const range = (more: object) => ({ "@type": "AggregateOffer", priceCurrency: "BRL", ...more });
const head = (name: string, offers: unknown, says: PageCase["says"], tags = ""): PageCase => ({
  name,
  html: page({ head: ld(product(offers)) + tags }),
  says,
});

/** Offers from … to …: neither end is the price, wherever it is repeated. */
export const ranges: readonly PageCase[] = [
  head("two ends", range({ lowPrice: "99.90", highPrice: "149.90" }), {
    title: NAME,
    price: null,
    lowestPrice: 9990,
  }),
  head("one end", range({ lowPrice: "99.90" }), { price: null, lowestPrice: 9990 }),
  head("one end of many offers", range({ lowPrice: "99.90", offerCount: 4 }), {
    price: null,
    lowestPrice: 9990,
  }),
  head("one end of one offer", range({ lowPrice: "99.90", offerCount: "1" }), {
    price: 9990,
    lowestPrice: null,
  }),
  head("two equal ends", range({ lowPrice: "99.90", highPrice: 99.9 }), {
    price: 9990,
    lowestPrice: null,
  }),
  head(
    "a price beside the ends",
    range({ lowPrice: "99.90", highPrice: "149.90", price: "99.90" }),
    { price: null, lowestPrice: 9990 },
  ),
  head("meta tags repeat the low end", range({ lowPrice: "99.90", highPrice: "149.90" }), {
    price: null,
    lowestPrice: 9990,
  }, meta("product:price:amount", "99.90") + meta("product:price:currency", "BRL")),
  head("meta tags repeat the high end", range({ lowPrice: "99.90", highPrice: "149.90" }), {
    price: null,
    lowestPrice: 9990,
  }, meta("og:price:amount", "149.90") + meta("og:price:currency", "BRL")),
  head("an offer of the low end beside the range", [
    range({ lowPrice: "99.90", highPrice: "149.90" }),
    offer("99.90"),
  ], { price: null, lowestPrice: 9990 }),
  head(
    "equal offers inside",
    range({ lowPrice: "99.90", highPrice: "99.90", offers: [offer("99.90"), offer("99.90")] }),
    { price: 9990, lowestPrice: null },
  ),
  head(
    "different offers inside",
    range({ lowPrice: "99.90", highPrice: "149.90", offers: [offer("99.90"), offer("149.90")] }),
    { price: null, lowestPrice: 9990 },
  ),
  {
    name: "WooCommerce: a variable product",
    html: page({
      head: ld(
        product([{
          "@type": "AggregateOffer",
          lowPrice: "99.90",
          highPrice: "149.90",
          offerCount: 4,
          priceCurrency: "BRL",
          availability: "http://schema.org/InStock",
        }]),
      ),
      body:
        '<div class="summary entry-summary"><p class="price"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">R$</span>99,90</bdi></span> &ndash; <span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">R$</span>149,90</bdi></span></p></div>',
    }),
    says: { price: null, lowestPrice: 9990, availability: "IN_STOCK" },
  },
  head("two groups", [range({ lowPrice: "99.90" }), range({ lowPrice: "89.90" })], {
    price: null,
    lowestPrice: null,
  }),
  head("a low end above the high one", range({ lowPrice: "149.90", highPrice: "99.90" }), {
    price: null,
    lowestPrice: null,
  }),
  head("meta tags name less than the low end", range({ lowPrice: "99.90" }), {
    price: null,
    lowestPrice: null,
  }, meta("product:price:amount", "79.90") + meta("product:price:currency", "BRL")),
  head("offers in two currencies", [
    range({ lowPrice: "99.90", priceCurrency: "USD" }),
    offer("149.90"),
  ], { price: null, lowestPrice: null }),
  head("a sum that is foreign here", range({ lowPrice: "99.90", priceCurrency: "USD" }), {
    price: null,
    lowestPrice: null,
  }),
  {
    name: "the page shows another least sum",
    html: page({
      head: ld(product(range({ lowPrice: "99.90" }))),
      body:
        '<div class="summary entry-summary"><p class="price"><span>A partir de R$ 89,90</span></p></div>',
    }),
    says: { price: null, lowestPrice: null },
  },
  {
    name: "the page shows the sum of the chosen variant",
    html: page({
      head: ld(product(range({ lowPrice: "99.90", highPrice: "149.90" }))),
      body:
        '<div class="product-info-main"><div class="product-info-price"><div class="price-box price-final_price"><span class="normal-price"><span class="price-label">A partir de</span> <span class="price-wrapper" data-price-amount="99.9" data-price-type="finalPrice"><span class="price">R$ 99,90</span></span></span></div></div></div>',
    }),
    says: { price: null, lowestPrice: 9990 },
  },
];

const typed = (type: unknown, more: object = {}): PageCase => ({
  name: JSON.stringify(type),
  html: page({ head: ld(product(offer("149.90"), { "@type": type, ...more })) }),
  says: { title: NAME, price: 14990 },
});

/** What shops sell under other types than Product. */
export const productTypes: readonly PageCase[] = [
  typed("Book", { isbn: "9788535902778" }),
  typed(["Product", "Book"]),
  typed("https://schema.org/Vehicle"),
  typed("Car"),
  typed("Motorcycle"),
  typed("SomeProducts"),
  typed("ProductModel"),
  typed("DietarySupplement"),
  typed("Drug"),
  typed("VideoGame"),
  typed("SoftwareApplication"),
  typed("MobileApplication"),
  typed("MusicAlbum"),
  typed("Movie"),
  typed("Course"),
  {
    name: "an offer that names its item",
    html: page({
      head: ld({ ...offer("149.90"), itemOffered: { "@type": "Product", name: NAME } }),
    }),
    says: { title: NAME, price: 14990 },
  },
  {
    name: "a book without an offer is not for sale here",
    url: "https://www.resenhas.com.br/o-livro",
    html: page({
      title: "O livro",
      heading: "O livro",
      head: ld({ "@type": "Book", name: "O livro" }),
    }),
    says: { title: null, price: null },
  },
];
