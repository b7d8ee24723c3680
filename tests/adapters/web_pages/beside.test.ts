import { expect, test } from "vitest";
import { readPage } from "../../../server/adapters/web_pages/read_page.ts";
import { readPriceTalk } from "../../../server/core/marketplaces/readings/price_talk.ts";
import { streamPage } from "../../support/sites/page.ts";

const url = "https://loja.example.br/tenis";

/** The page of a product with these properties, by JSON-LD. */
async function structured(more: object, offer: object = {}) {
  const product = {
    "@type": "Product",
    name: "Tênis Aurora",
    offers: { "@type": "Offer", price: "59.90", priceCurrency: "BRL", ...offer },
    ...more,
  };
  return await readPage(streamPage(
    `<script type="application/ld+json">${JSON.stringify(product)}</script>`,
    url,
  ));
}

/** Amazon's page of a product, with `block` beside its price. */
const amazon = (block: string) =>
  readPage(streamPage(
    `<span id="productTitle">Caneca Aurora</span><div id="corePrice_feature_div">
     <span class="priceToPay">R$ 107,90</span></div>${block}`,
    "https://www.amazon.com.br/dp/B0TESTE123",
  ));

test.each<[string, object, object | null]>([
  ["of five", { ratingValue: 4.99, ratingCount: 10 }, { tenths: 49, count: 10 }],
  ["as Brazil writes it", { ratingValue: "4,8", reviewCount: "1402" }, { tenths: 48, count: 1402 }],
  ["of ten", { ratingValue: 9, bestRating: 10, ratingCount: 2 }, { tenths: 45, count: 2 }],
  ["by nobody knows how many", { ratingValue: 4.1 }, { tenths: 41, count: null }],
  ["by nobody", { ratingValue: 0, ratingCount: 0 }, null],
  ["beyond its scale", { ratingValue: 92, ratingCount: 3 }, null],
  ["that is no number", { ratingValue: "ótimo", ratingCount: 3 }, null],
])("a rating %s", async (_, rating, expected) => {
  const reading = await structured({ aggregateRating: { "@type": "AggregateRating", ...rating } });
  expect(reading.rating?.value ?? null).toEqual(expected);
});

test("microdata ratings are read alike", async () => {
  const reading = await readPage(streamPage(
    `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Tênis Aurora</h1>
     <div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating">
     <b itemprop="ratingValue">4.6</b> de <i itemprop="ratingCount">310</i></div></div>`,
    url,
  ));
  expect(reading.rating).toEqual({ value: { tenths: 46, count: 310 }, source: "STRUCTURED_DATA" });
});

const free = { value: 0, currency: "BRL" };
const brazil = { addressCountry: "BR" };
test.each<[string, unknown, string | null]>([
  ["free", { shippingRate: free }, "Frete grátis"],
  ["free to a country", { shippingRate: free, shippingDestination: brazil }, "Frete grátis"],
  [
    "free to a region",
    { shippingRate: free, shippingDestination: { ...brazil, addressRegion: "Bahia" } },
    "Frete grátis para Bahia",
  ],
  [
    "free to one postal code",
    { shippingRate: free, shippingDestination: { ...brazil, postalCode: "40000000" } },
    null,
  ],
  ["paid", { shippingRate: { value: "12.90", currency: "BRL" } }, "Frete R$ 12,90"],
  ["free from a sum on", { shippingRate: free, orderValue: { minValue: 99 } }, null],
  ["two ways", [{ shippingRate: free }, { shippingRate: { value: 5, currency: "BRL" } }], null],
  ["without a rate", { deliveryTime: {} }, null],
  ["a blank rate", { shippingRate: { value: " ", currency: "BRL" } }, null],
  ["no rate that is one", { shippingRate: { value: [], currency: "BRL" } }, null],
])("shipping that structured data calls %s", async (_, shippingDetails, expected) => {
  const { shipping } = await structured({}, { shippingDetails });
  expect(shipping?.value ?? null).toBe(expected);
});

test.each([
  ["Entrega GRÁTIS: quarta-feira, 4 de dezembro", "Frete grátis"],
  ["Entrega GRÁTIS no primeiro pedido", null],
  ["Entrega GRÁTIS em pedidos acima de R$ 79", null],
  ["Entrega R$ 9,90", null],
])("shipping in a shop's words: %s", async (words, expected) => {
  const slot = "mir-layout-DELIVERY_BLOCK-slot-PRIMARY_DELIVERY_MESSAGE_LARGE";
  const { shipping } = await amazon(`<div id="${slot}">${words}</div>`);
  expect(shipping?.value ?? null).toBe(expected);
});

test("Amazon: instalments, rating and coupon code are read from their own blocks", async () => {
  const reading = await amazon(
    `<div id="installmentCalculator_feature_div"><span>Em até 10x de R$&nbsp;10,79 sem juros</span></div>
     <span id="acrPopover" title="4,7 de 5 estrelas"></span>
     <span id="acrCustomerReviewText">1.234 avaliações</span>
     <div id="promoPriceBlockMessage_feature_div">Economize com o código CANECA10 no pagamento</div>`,
  );
  const shown = <T>(value: T) => ({ value, source: "PRICE_BLOCK" });
  expect(reading).toMatchObject({
    installments: shown({
      count: 10,
      amount: { cents: 1_079, currency: "BRL" },
      isInterestFree: true,
    }),
    rating: shown({ tenths: 47, count: 1_234 }),
    couponCode: shown("CANECA10"),
  });
});

test.each([
  ["Aplicar cupom de 5%", null],
  ["CUPOM DE DESCONTO DISPONÍVEL", null],
  ["Cupom: CASA20 ou cupom: CASA30", null],
  ["Use o cupom APROVEITE", "APROVEITE"],
  ["USE O CUPOM CASA20", "CASA20"],
])("a coupon code in a shop's words: %s", async (words, expected) => {
  const { couponCode } = await amazon(
    `<div id="promoPriceBlockMessage_feature_div">${words}</div>`,
  );
  expect(couponCode?.value ?? null).toBe(expected);
});

test.each<[string, readonly [number, number, boolean | null] | null]>([
  ["R$ 199 em 10x de R$ 19,90 sem juros", [10, 1_990, true]],
  ["R$ 199 em até 12 vezes de R$ 19,90 com juros", [12, 1_990, false]],
  ["R$ 199 em 10x sem juros de R$ 19,90", [10, 1_990, true]],
  ["R$ 199 ou 10x R$ 19,90", [10, 1_990, null]],
  ["R$ 199 ou 1x de R$ 199", null],
  ["R$ 199 em 3x de R$ 66,33 sem juros ou 10x de R$ 25 com juros", null],
  ["Placa 3x Oc 6 por R$ 199", null],
])("payments in words: %s", (words, expected) => {
  const { installments } = readPriceTalk(words);
  const terms = installments &&
    [installments.count, installments.amount.cents, installments.isInterestFree];
  expect(terms).toEqual(expected);
  expect(readPriceTalk(words).price).toEqual({ cents: 19_900, currency: "BRL" });
});

test("payments that add up to more than the price belong to another product", async () => {
  const { installments } = await amazon(
    `<div id="installmentCalculator_feature_div">10x de R$ 1.079,00</div>`,
  );
  expect(installments).toBeNull();
});
