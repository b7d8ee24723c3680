import { expect, test } from "vitest";
import { readPage } from "../../../server/adapters/web_pages/read_page.ts";
import { streamPage } from "../../support/sites/page.ts";

const address = "https://loja.example.br/tenis?cor=azul";

/** The page of a product with these offers, or of several products. */
const read = (json: unknown, url = address, head = "") =>
  readPage(streamPage(
    `<html><head>${head}<script type="application/ld+json">${JSON.stringify(json)}</script></head>`,
    url,
  ));
const product = (offers: unknown, more = {}) => ({
  "@type": "Product",
  name: "Tênis Aurora",
  offers,
  ...more,
});
const offer = (price: unknown, more = {}) => ({
  "@type": "Offer",
  price,
  priceCurrency: "BRL",
  ...more,
});

test.each<[string, unknown, number | null, number | null]>([
  ["one offer", offer("59.90"), 5990, null],
  ["a number", offer(59.9), 5990, null],
  ["a price as Brazil writes it", offer("R$ 1.259,90"), 125990, null],
  ["a price that could be two", offer("1.259"), null, null],
  ["nothing to pay", offer(0), null, null],
  ["no currency, at a shop in Brazil", { price: "59.90" }, 5990, null],
  ["equal offers", [offer("59.90"), offer(59.9)], 5990, null],
  ["offers that differ", [offer("59.90"), offer("69.90")], null, null],
  [
    "one of which is in stock",
    [offer("59.90", { availability: "OutOfStock" }), offer("69.90", { availability: "InStock" })],
    6990,
    null,
  ],
  [
    "one of which is new",
    [offer("39.90", { itemCondition: "https://schema.org/UsedCondition" }), offer("69.90")],
    6990,
    null,
  ],
  [
    "one of which is the address's",
    [offer("59.90", { url: "/tenis?cor=verde" }), offer("69.90", { url: "/tenis?cor=azul" })],
    6990,
    null,
  ],
  [
    "a range",
    { "@type": "AggregateOffer", lowPrice: 50, highPrice: 90, priceCurrency: "BRL" },
    null,
    null,
  ],
  [
    "a range without an end",
    { "@type": "AggregateOffer", lowPrice: 50, offerCount: 7, priceCurrency: "BRL" },
    null,
    null,
  ],
  [
    "a range of one price",
    { "@type": "AggregateOffer", lowPrice: "50.00", highPrice: 50, priceCurrency: "BRL" },
    5000,
    null,
  ],
  [
    "a list price beside the price",
    offer("59.90", {
      priceSpecification: { priceType: "https://schema.org/ListPrice", price: 89.9 },
    }),
    5990,
    8990,
  ],
  [
    "a struck price below the price",
    offer("59.90", { priceSpecification: { priceType: "StrikethroughPrice", price: 49.9 } }),
    5990,
    null,
  ],
  [
    "a price in its specification",
    {
      priceSpecification: [{ price: 59.9, priceCurrency: "BRL" }, {
        priceType: "ListPrice",
        price: 89.9,
      }],
    },
    5990,
    8990,
  ],
  [
    "a price a kilo and freight",
    {
      priceSpecification: [{ price: 59.9, priceCurrency: "BRL" }, {
        price: 12,
        referenceQuantity: { value: 1 },
      }, { "@type": "DeliveryChargeSpecification", price: 9 }],
    },
    5990,
    null,
  ],
])("%s", async (_, offers, cents, oldCents) => {
  const { title, price, oldPrice } = await read(product(offers));
  expect(title?.value).toBe("Tênis Aurora");
  expect(price?.value.cents ?? null).toBe(cents);
  expect(oldPrice?.value.cents ?? null).toBe(oldCents);
});

test("a price without a currency is ignored where prices may be in any", async () => {
  expect((await read(product({ price: "59.90" }), "https://shop.example/shoe")).price).toBeNull();
});

test.each([
  ["https://schema.org/InStock", "IN_STOCK"],
  ["http://schema.org/SoldOut", "OUT_OF_STOCK"],
  ["Discontinued", "OUT_OF_STOCK"],
  ["LimitedAvailability", "IN_STOCK"],
  ["whatever", "UNKNOWN"],
])("an offer that is %s is %s", async (written, availability) => {
  expect((await read(product(offer(10, { availability: written })))).availability).toBe(
    availability,
  );
});

test("a group's variant is picked by the address; without one, only a price that all share is used", async () => {
  const variant = (color: string, price: number) => ({
    "@type": "Product",
    name: `Tênis Aurora ${color}`,
    sku: `TEN-${color.length}00`,
    url: `/tenis?cor=${color}`,
    offers: offer(price),
  });
  const group = (...prices: readonly [number, number]) => ({
    "@type": "ProductGroup",
    name: "Tênis Aurora",
    hasVariant: [variant("azul", prices[0]), variant("verde", prices[1])],
  });
  const picked = await read(group(70, 80));
  expect(picked).toMatchObject({
    title: { value: "Tênis Aurora azul" },
    price: { value: { cents: 7000 } },
  });
  const unpicked = await read(group(70, 80), "https://loja.example.br/tenis");
  expect(unpicked).toMatchObject({ title: { value: "Tênis Aurora" }, price: null });
  const alike = await read(group(70, 70), "https://loja.example.br/tenis");
  expect(alike.price?.value.cents).toBe(7000);
});

test("of several products none is used, unless address, id or the page's title names it", async () => {
  const two = [
    product(offer(10), { name: "Tênis Aurora", sku: "TEN-1001" }),
    product(offer(20), { name: "Meia Aurora", sku: "MEIA-2002" }),
  ];
  const plain = "https://loja.example.br/ofertas";
  expect(await read(two, plain)).toMatchObject({ title: null, price: null });
  expect((await read(two, "https://loja.example.br/p/MEIA2002")).price?.value.cents).toBe(2000);
  expect(
    (await read(two, plain, '<meta property="og:title" content="Meia Aurora">')).price?.value.cents,
  )
    .toBe(2000);
});

test("a single product with another address is not the page's product", async () => {
  const featured = product(offer(10), { url: "https://loja.example.br/outro" });
  expect((await read(featured, "https://loja.example.br/blog/dicas")).title).toBeNull();
});

test("the same product stated twice with two prices has none", async () => {
  const html = `<script type="application/ld+json">${JSON.stringify(product(offer(10)))}</script>
    <div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Tênis Aurora</h1>
    <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="12"></div></div>`;
  const reading = await readPage(streamPage(html, address));
  expect(reading).toMatchObject({ title: { value: "Tênis Aurora" }, price: null });
});
