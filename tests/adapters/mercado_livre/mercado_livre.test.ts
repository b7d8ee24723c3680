import { expect, onTestFinished, test } from "vitest";
import { mercadoLivre } from "../../../server/adapters/mercado_livre/mercado_livre.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import { catalogue } from "../../support/shops/catalogue.ts";
import { mercadoLivreStandin } from "../../support/shops/mercado_livre_standin.ts";

const [fone] = catalogue as [typeof catalogue[0]]; // 129,90, free of shipping

/** The stand-in with one product on sale, and the adapter before it. */
async function scene() {
  const shop = await mercadoLivreStandin();
  const guard = guardedOutbound({ standins: parseStandins(shop.standins) });
  onTestFinished(async () => {
    await guard.close();
    await shop.close();
  });
  const api = mercadoLivre(guard.vendor);
  const { account } = shop;
  const url = shop.sell(fone);
  const read = async (one: URL) => (await api.readProducts(account, [one])).get(one.href);
  return { shop, api, account, url, read };
}

const price = (cents: number) => ({ price: { value: { cents, currency: "BRL" } } });

test("of several listings the cheapest new one is returned, with its shipping", async () => {
  const { shop, url, read } = await scene();
  expect(await read(url)).toMatchObject({
    ...price(fone.cents),
    oldPrice: { value: { cents: fone.oldCents } },
    shipping: { value: "Frete grátis", source: "VENDOR_API" },
    availability: "IN_STOCK",
  });
  shop.sellAlso(url, { cents: 50_00, condition: "used" });
  shop.sellAlso(url, { cents: 140_00 });
  shop.sellAlso(url, { cents: 119_00 });
  expect(await read(url)).toMatchObject({ ...price(119_00), oldPrice: null, shipping: null });
});

test("the featured offer comes before a cheaper one", async () => {
  const { shop, url, read } = await scene();
  shop.wins(url, shop.sellAlso(url, { cents: 135_00, oldCents: 150_00 }));
  expect(await read(url)).toMatchObject({
    ...price(135_00),
    oldPrice: { value: { cents: 150_00 } },
  });
  expect(shop.requests).toEqual([`/products/${url.pathname.slice(3)}`]); // which had it already
});

test("an address that selects a listing gives that listing's price, or none", async () => {
  const { shop, url, read } = await scene();
  const { itemId } = shop.sellAlso(url, { cents: 160_00 });
  shop.wins(url, shop.sellAlso(url, { cents: 99_00 }));
  const picked = (query: string) => read(new URL(`${url.href}?${query}`));
  expect(await picked(`pdp_filters=item_id:${itemId}`)).toMatchObject(price(160_00));
  expect(await picked(`wid=${itemId}&matt_word=outra`)).toMatchObject(price(160_00));
  expect(await picked("wid=MLB4999999999")).toMatchObject({
    ...{ title: { value: fone.title }, price: null, availability: "UNKNOWN" },
  });
});

test("a product without sellers is out of stock, and has no price", async () => {
  const { shop, url, read, api, account } = await scene();
  shop.sellOut(url);
  const none = { title: { value: fone.title }, price: null, availability: "OUT_OF_STOCK" };
  expect(await read(url)).toMatchObject(none);
  const { items } = await api.search(account, { words: "aurora", after: null });
  expect(items).toMatchObject([{ reading: none }]);
});

test("a product with only used items has no price", async () => {
  const { shop, url, read } = await scene();
  shop.sellOut(url);
  shop.sellAlso(url, { cents: 50_00, condition: "used" });
  expect(await read(url)).toMatchObject({ price: null, availability: "UNKNOWN" });
});

test("a seller's listing is not requested: the shop shows it only to the seller", async () => {
  const { shop, api, account } = await scene();
  const urls = [
    "https://produto.mercadolivre.com.br/MLB-1234567890-fone-_JM",
    "https://www.mercadolivre.com.br/fone/up/MLBU1234567",
    "https://www.mercadolibre.com.ar/p/MLB20000001",
    "https://www.mercadolivre.com.br/social/outra",
  ].map((url) => new URL(url));
  expect([(await api.readProducts(account, urls)).size, shop.requests]).toEqual([0, []]);
});

test("an address with words before the product is that of the same product", async () => {
  const { url, read } = await scene();
  const worded = new URL(url.href.replace("/p/", "/fone-de-ouvido-aurora/p/") + "#polycard");
  expect(await read(worded)).toMatchObject(price(fone.cents));
});

test("a product is requested once, however many of its addresses are named", async () => {
  const { shop, api, account, url } = await scene();
  const tagged = ["?matt_word=outra", "?ref=x", "#polycard"].map((end) => new URL(url.href + end));
  expect((await api.readProducts(account, [url, ...tagged])).size).toBe(4);
  expect(shop.requests).toHaveLength(2); // what it is, and who sells it
});

test("a picture's address is https", async () => {
  const { url, read } = await scene();
  expect((await read(url))?.imageUrl?.value).toMatch(/^https:\/\/http2\.mlstatic\.com\//);
});

test("the search ends where the shop returns no more", async () => {
  const { shop, api, account } = await scene();
  for (let n = 0; n < 130; n++) shop.sell({ ...fone, title: `Caneca ${n}` });
  let found = 0;
  for (let after: string | null = "0"; after !== null;) {
    const page = await api.search(account, { words: "caneca", after });
    found += page.items.length;
    after = page.next;
  }
  expect(found).toBe(110);
});

test("one refusal ends a request for many", async () => {
  const { shop, api, account, url, read } = await scene();
  const urls = Array.from({ length: 40 }, () => shop.sell(fone));
  shop.failNext("TOO_MANY");
  await expect(api.readProducts(account, urls)).rejects.toMatchObject({ reason: "RATE_LIMITED" });
  for (let time = 0; time < 20; time++) await read(url); // for as long others might go on
  const ofMany = shop.requests.filter((line) => !line.includes(url.pathname.slice(3)));
  expect(ofMany.length).toBeLessThan(20);
});
