import { describe, expect, test } from "vitest";
import { canonicalUrl } from "../../../server/core/marketplaces/links/link.ts";
import type {
  ConnectableShop,
  ListedProduct,
} from "../../../server/core/marketplaces/api/shop_api.ts";
import {
  type MakeShopApi,
  type MakeStandin,
  shopScene,
  sold,
} from "../../support/shops/shop_scene.ts";

/** Whether the account works, what products are, and which there are. */
export function shopProductsContract<S extends ConnectableShop>(
  name: string,
  makeStandin: MakeStandin<S>,
  api: MakeShopApi<S>,
): void {
  const scene = () => shopScene(makeStandin, api);

  /** Every page of a search, the first to the last. */
  async function pages({ api, account }: Awaited<ReturnType<typeof scene>>, words: string) {
    const found: (readonly ListedProduct[])[] = [];
    let after: string | null = null;
    do {
      const page = await api.search(account, { words, after });
      found.push(page.items);
      after = page.next;
    } while (after !== null);
    return found;
  }

  describe(`${name}: products`, () => {
    test("a working account is reported as such, and so is a wrong secret", async () => {
      const { api, account, stranger, reasonOf } = await scene();
      await api.check(account);
      const refusals = ["CREDENTIALS_REFUSED", "SIGN_IN_EXPIRED"]; // of keys, and of tokens
      expect(refusals).toContain(await reasonOf(api.check(stranger)));
    });

    test("several products are read, each with the shop's facts, and an unknown one is absent", async () => {
      const { api, account, sell, unknown, optionalFacts } = await scene();
      const fone = sell(sold("Fone de ouvido", 199_90, { oldCents: 299_90, ratingTenths: 48 }));
      const cabo = sell(sold("Cabo USB-C", 9_05, { ratingTenths: null }));
      const read = await api.readProducts(account, [fone, unknown, cabo]);
      expect([...read.keys()].sort()).toEqual([fone.href, cabo.href].sort());
      const fromApi = <Value>(value: Value) => ({ value, source: "VENDOR_API" });
      const said = read.get(fone.href)!;
      expect(said).toMatchObject({
        title: fromApi("Fone de ouvido"),
        price: fromApi({ cents: 199_90, currency: "BRL" }),
        oldPrice: optionalFacts.includes("OLD_PRICE")
          ? fromApi({ cents: 299_90, currency: "BRL" })
          : null,
        blocked: false,
      });
      expect(said.rating?.value.tenths).toBe(optionalFacts.includes("RATING") ? 48 : undefined);
      expect(said.imageUrl).toEqual(fromApi(expect.stringMatching(/^https:\/\//)));
      expect(said.productId).toEqual(expect.stringMatching(/^\w+$/));
      expect(read.get(cabo.href)).toMatchObject({
        price: fromApi({ cents: 9_05, currency: "BRL" }),
        oldPrice: null,
        rating: null,
      });
    });

    test("prices are exact to the cent", async () => {
      const { api, account, sell } = await scene();
      const prices = [1, 10, 1_00, 1_01, 4_35, 8_70, 19_99, 1_005_00, 1_234_567_89];
      for (const cents of prices) {
        const url = sell(sold(`Por ${cents}`, cents));
        const read = await api.readProducts(account, [url]);
        expect(read.get(url.href)?.price?.value).toEqual({ cents, currency: "BRL" });
      }
    });

    test("a product is read by any of its addresses, and returned under that address", async () => {
      const { api, account, sell } = await scene();
      const url = sell(sold("Fone"));
      const pasted = new URL(`${url.href}?utm_source=an_11111111111&ref=outro`);
      const read = await api.readProducts(account, [pasted, url]);
      expect([...read.keys()].sort()).toEqual([pasted.href, url.href].sort());
    });

    test("addresses of other shops, and of no product, are absent without a request", async () => {
      const { api, account, requests: calls } = await scene();
      const none = ["https://loja.example/product/1/2", "https://www.magazineluiza.com.br/p/123/"];
      const read = await api.readProducts(account, none.map((url) => new URL(url)));
      expect([read.size, calls]).toEqual([0, []]);
    });

    test("a search returns all matches, each once, and nothing else", async () => {
      const scenery = await scene();
      const { sell, optionalFacts } = scenery;
      const urls = Array.from({ length: 60 }, (_, n) => sell(sold(`Fone número ${n}`, 10_00 + n)));
      sell(sold("Geladeira"));
      const found = await pages(scenery, "fone");
      expect(found.length).toBeGreaterThan(1);
      const items = found.flat();
      expect(items.map(({ url }) => url.href).sort()).toEqual(urls.map(String).sort());
      for (const { url, reading, sold } of items) {
        expect(canonicalUrl(url).href).toBe(url.href);
        expect(reading.price?.source).toBe("VENDOR_API");
        expect(reading.commissionBasisPoints ?? null)
          .toBe(optionalFacts.includes("COMMISSION") ? 1_05 : null);
        expect(sold).toBe(optionalFacts.includes("SOLD") ? 1_234 : null);
      }
    });

    test("a search without a match returns nothing, and is no refusal", async () => {
      const { api, account } = await scene();
      const page = await api.search(account, { words: "unicórnio", after: null });
      expect(page).toEqual({ items: [], next: null });
    });

    test("search words are sent as typed", async () => {
      const scenery = await scene();
      const title = String.raw`Caixa d'água "de 5\" m" & cia + 100% {a: 1} ção 🎧`;
      const url = scenery.sell(sold(title));
      const [items] = await pages(scenery, title);
      expect(items!.map((item) => item.url.href)).toEqual([url.href]);
      expect(items![0]!.reading.title?.value).toBe(title);
    });

    test("without words it suggests products, or says that it needs words", async () => {
      const { api, account, sell, reasonOf } = await scene();
      const urls = ["Fone de ouvido", "Cafeteira"].map((title) => sell(sold(title)).href);
      const suggested = api.search(account, { words: null, sort: "SALES", after: null });
      if (!api.hasSuggestions) return expect(await reasonOf(suggested)).toBe("REQUEST_REFUSED");
      const { items } = await suggested;
      expect(items.map(({ url }) => url.href).sort()).toEqual(urls.sort());
    });

    test("a listed category is one that it suggests from", async () => {
      const { api, account, sell } = await scene();
      if (!api.listCategories) return;
      const url = sell(sold("Cafeteira"));
      const [category] = await api.listCategories(account);
      expect(category!.name).toMatch(/^Casa/);
      const search = { words: null, category: category!.id, after: null };
      expect((await api.search(account, search)).items.map(({ url }) => url)).toEqual([url]);
    });

    test("an unknown page cursor is refused", async () => {
      const { api, account, reasonOf } = await scene();
      const calls = api.search(account, { words: "fone", after: "nunca" });
      expect(await reasonOf(calls)).toBe("REQUEST_REFUSED");
    });
  });
}
