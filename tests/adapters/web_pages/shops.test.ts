import { expect, test } from "vitest";
import { readPage } from "../../../server/adapters/web_pages/read_page.ts";
import type { ProductReading } from "../../../server/core/marketplaces/readings/product_reading.ts";
import { pageFile, streamPage } from "../../support/sites/page.ts";

const read = (file: string, url: string) => readPage(streamPage(pageFile(file), url, 100));

/** A reading without what it does not say. */
function reported(reading: ProductReading) {
  const { marketplace: _, blocked, availability, ...facts } = reading;
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null)),
    ...blocked && { blocked },
    ...availability !== "UNKNOWN" && { availability },
  };
}

const fact = (source: string) => <T>(value: T) => ({ value, source });
const [data, meta, block] = ["STRUCTURED_DATA", "META", "PRICE_BLOCK"].map(fact);
const brl = (cents: number) => ({ cents, currency: "BRL" });

test("Mercado Livre: the product is in JSON-LD, the other prices in the block's words", async () => {
  const reading = await read(
    "mercado_livre_pix",
    "https://www.mercadolivre.com.br/c/p/MLB90001111",
  );
  expect(reported(reading)).toEqual({
    productId: "MLB90001111",
    title: data!("Cafeteira Aurora 12 Xícaras Preta"),
    price: data!(brl(18990)),
    oldPrice: block!(brl(24900)),
    pixPrice: block!(brl(18990)),
    cardPrice: block!(brl(19900)),
    installments: block!({ count: 10, amount: brl(1990), isInterestFree: true }),
    imageUrl: data!("https://imagens.example/cafeteira.webp"),
    availability: "IN_STOCK",
  });
});

test("Mercado Livre: where JSON-LD has the card's price, the Pix price that the page leads with is used", async () => {
  const html = new TextDecoder().decode(pageFile("mercado_livre_pix")).replace(
    '"price":189.9',
    '"price":199',
  );
  const reading = await readPage(
    streamPage(html, "https://www.mercadolivre.com.br/c/p/MLB90001111"),
  );
  expect(reading.price).toEqual(block!(brl(18990)));
});

test("Mercado Livre: without JSON-LD the page itself is read", async () => {
  const html = new TextDecoder().decode(pageFile("mercado_livre_pix"))
    .replaceAll(/<script[^]*?<\/script>/g, "");
  const reading = await readPage(
    streamPage(html, "https://www.mercadolivre.com.br/c/p/MLB90001111"),
  );
  expect(reading).toMatchObject({
    title: block!("Cafeteira Aurora 12 Xícaras Preta"),
    price: meta!(brl(18990)),
    pixPrice: block!(brl(18990)),
  });
});

test("Amazon: a blank hidden price, entities, a struck price; no words of scripts, no neighbour's price", async () => {
  const reading = await read("amazon_product", "https://www.amazon.com.br/dp/B0TESTE123");
  expect(reported(reading)).toEqual({
    productId: "B0TESTE123",
    title: block!("Caneca Térmica Aurora 500 ml, Aço Inox"),
    price: block!(brl(107990)),
    oldPrice: block!(brl(134990)),
    imageUrl: block!("https://imagens.example/caneca._SL1500_.jpg"),
    availability: "IN_STOCK",
  });
});

test("Amazon: a page without a price for its product has none, whatever other products cost", async () => {
  const reading = await read("amazon_without_price", "https://www.amazon.com.br/dp/B0TESTE999");
  expect(reported(reading)).toEqual({
    productId: "B0TESTE999",
    title: block!("Livro Raro"),
    imageUrl: block!("https://imagens.example/livro._SX300_.jpg"),
  });
});

test("Shopee: the product, not the shop that sells it", async () => {
  const reading = await read("shopee_product", "https://shopee.com.br/product/4001/5002");
  expect(reported(reading)).toEqual({
    productId: "5002",
    title: data!("Fone Sem Fio Aurora"),
    price: data!(brl(5990)),
    imageUrl: data!("https://imagens.example/fone"),
    availability: "IN_STOCK",
  });
});

test("Shopee: a sold-out product has a name, and no price unless its page has the currency", async () => {
  const reading = await read("shopee_sold_out", "https://shopee.com.br/product/4001/5003");
  expect(reported(reading)).toEqual({
    productId: "5003",
    title: data!("Boné Aurora"),
    availability: "OUT_OF_STOCK",
  });
});

test("Magalu: Pix, card and list price from the page's own data", async () => {
  const reading = await read(
    "magazine_luiza",
    "https://www.magazineluiza.com.br/v/p/ab12cd34ef/ar/v/",
  );
  expect(reported(reading)).toEqual({
    productId: "ab12cd34ef",
    title: data!("Ventilador Aurora 40cm"),
    price: data!(brl(16141)),
    oldPrice: data!(brl(21990)),
    pixPrice: data!(brl(16141)),
    cardPrice: data!(brl(16990)),
    imageUrl: data!("https://imagens.example/ventilador.jpg"),
    availability: "IN_STOCK",
  });
});

test("AliExpress: the second heading is the title, and the block's sums are the prices", async () => {
  const reading = await read("aliexpress", "https://pt.aliexpress.com/item/1005001234567890.html");
  expect(reported(reading)).toEqual({
    productId: "1005001234567890",
    title: block!("Lanterna Aurora 2000 Lúmens Recarregável USB-C"),
    price: block!(brl(101800)),
    oldPrice: block!(brl(129950)),
    imageUrl: meta!("https://imagens.example/lanterna.jpg"),
  });
});

test("any shop: JSON-LD in a graph, a struck price in its specification, related products left out", async () => {
  const reading = await read("any_shop", "https://www.loja-exemplo.com.br/tenis-aurora/p");
  expect(reported(reading)).toEqual({
    productId: "TA-42",
    shop: { value: "Loja Exemplo", source: "META" },
    title: data!("Tênis Aurora Corrida"),
    price: data!(brl(29990)),
    oldPrice: data!(brl(39990)),
    imageUrl: data!("https://www.loja-exemplo.com.br/fotos/tenis.jpg"),
    availability: "IN_STOCK",
  });
});

test("any shop: microdata is structured data, too", async () => {
  const reading = await read(
    "any_shop_microdata",
    "https://livraria-exemplo.com.br/livros/estrelas",
  );
  expect(reported(reading)).toEqual({
    productId: "LIV-77",
    title: data!("Livro das Estrelas"),
    price: data!(brl(4550)),
    imageUrl: data!("https://livraria-exemplo.com.br/capas/estrelas.jpg"),
    availability: "IN_STOCK",
  });
});

test("any shop: meta tags where there is nothing else, without the shop's name in the title", async () => {
  const reading = await read("any_shop_meta", "https://casa.example/vaso");
  expect(reported(reading)).toEqual({
    shop: { value: "Casa Exemplo", source: "META" },
    title: meta!("Vaso Aurora"),
    price: meta!(brl(8990)),
    oldPrice: meta!(brl(11990)),
    imageUrl: meta!("https://imagens.example/vaso.jpg"),
    availability: "IN_STOCK",
  });
});

test.each([
  ["mercado_livre_wall", "https://www.mercadolivre.com.br/p/MLB90001111"],
  ["amazon_robot", "https://www.amazon.com.br/dp/B0TESTE123"],
  ["shopee_shell", "https://shopee.com.br/product/4001/5002"],
  ["shopee_shell", "https://shopee.com.br/"],
  ["guard", "https://loja.example/tenis"],
])("%s is a wall: nothing on it belongs to a product", async (file, url) => {
  const reading = await read(file, url);
  expect(reading).toMatchObject({
    blocked: true,
    title: null,
    price: null,
    imageUrl: null,
    productId: null,
  });
});

test.each([
  ["article", "https://jornal.example/canecas"],
  ["category", "https://loja-exemplo.com.br/canecas"],
  ["mercado_livre_affiliate", "https://www.mercadolivre.com.br/social/ana"],
])("%s is no product page, and no wall", async (file, url) => {
  expect(await read(file, url)).toMatchObject({ blocked: false, title: null, price: null });
});

test("of a list's products, the one that the address names is read", async () => {
  const reading = await read("category", "https://loja-exemplo.com.br/caneca-verde");
  expect(reported(reading)).toMatchObject({
    title: data!("Caneca Verde"),
    price: data!(brl(3990)),
  });
});

test("a page from the person's browser is read the same, and every fact names that source", async () => {
  const page = streamPage(
    pageFile("mercado_livre_pix"),
    "https://www.mercadolivre.com.br/c/p/MLB90001111",
  );
  const { title, price, oldPrice, pixPrice, cardPrice, imageUrl } = await readPage(page, "BROWSER");
  const facts = [title, price, oldPrice, pixPrice, cardPrice, imageUrl];
  expect(facts.map((one) => one?.source)).toEqual(Array(6).fill("BROWSER"));
});
