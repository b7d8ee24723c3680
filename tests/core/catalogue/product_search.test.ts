import { sql } from "kysely";
import { expect, test } from "vitest";
import { listProducts, type ProductFilter } from "../../../server/core/catalogue/list_products.ts";
import { updateProducts } from "../../../server/core/catalogue/update_products.ts";
import { seedProduct, seedProducts } from "../../support/seed/products.ts";
import { testApp } from "../../support/test_app.ts";

const page = { limit: 10, inverted: false };

async function scene(titles: readonly string[], more: object = {}) {
  const w = await testApp();
  const ana = await w.member();
  const products = await seedProducts(
    w,
    ana,
    titles.map((title, nth) => ({ path: `/${nth}`, title, ...more })),
  );
  const list = async (filter: ProductFilter, pageOptions: object = {}) =>
    await listProducts(ana.ctx(), filter, { ...page, ...pageOptions });
  const found = async (search: string) => (await list({ search })).map(({ title }) => title);
  return { w, ana, products, list, found };
}

test("a search finds every form of its words, accents ignored, in title, shop and tags", async () => {
  const { w, ana, found } = await scene([
    "Máquina de café expresso",
    "Cafeteiras elétricas",
    "Promoção de celulares",
    "TV LG 50 polegadas",
    "Cabo USB-C (2 m)",
  ], { shop: "Loja da Esquina" });
  await using _ = w;
  await seedProduct(w, ana, { path: "/tag", title: "Panela", shop: "Outra", tags: "Black Friday" });
  expect(await found("MAQUINA cafe")).toEqual(["Máquina de café expresso"]);
  expect(await found("cafeteira")).toEqual(["Cafeteiras elétricas"]);
  expect(await found("celular")).toEqual(["Promoção de celulares"]);
  expect(await found("promoções")).toEqual(["Promoção de celulares"]);
  expect(await found("de")).toHaveLength(2);
  expect(await found("tv lg")).toEqual(["TV LG 50 polegadas"]);
  expect(await found("usb-c 2")).toEqual(["Cabo USB-C (2 m)"]);
  expect(await found("esquina")).toHaveLength(5);
  expect(await found("black friday")).toEqual(["Panela"]);
  expect(await found("cafe esquina tv")).toEqual([]);
});

test("three letters of a word are enough", async () => {
  const { w, found } = await scene(["Smartphone", "Fone", "Xícara"]);
  await using _ = w;
  expect(await found("phone")).toEqual(["Smartphone"]);
  expect((await found("fon")).toSorted()).toEqual(["Fone"]);
  expect(await found("ica")).toEqual(["Xícara"]);
  expect(await found("xi")).toEqual([]);
});

test("a mistyped word finds similar ones, and only if nothing has the word itself", async () => {
  const { w, found } = await scene(["Fone Bluetooth", "Liquidificador 900 W", "Geladeira"]);
  await using _ = w;
  expect(await found("blutooth")).toEqual(["Fone Bluetooth"]);
  expect(await found("liqidificador 900")).toEqual(["Liquidificador 900 W"]);
  expect(await found("gelaDera")).toEqual(["Geladeira"]);
  expect(await found("helicóptero")).toEqual([]);
});

test("a mistyped word finds no other person's products", async () => {
  const { w, found } = await scene(["Geladeira"]);
  await using _ = w;
  await seedProduct(w, await w.member("bia"), { title: "Fone Bluetooth" });
  expect(await found("bluetooth")).toEqual([]);
  expect(await found("blutooth")).toEqual([]);
});

test("an invalid search is refused, and punctuation alone finds all", async () => {
  const { w, list, found } = await scene(["Fone"]);
  await using _ = w;
  await expect(list({ search: "a\0b" })).rejects.toMatchObject({ code: "SEARCH_INVALID" });
  await expect(list({ search: "a".repeat(101) })).rejects.toMatchObject({ code: "SEARCH_INVALID" });
  await expect(list({ tag: "a\0" })).rejects.toMatchObject({ code: "SEARCH_INVALID" });
  await expect(list({}, { after: "x" })).rejects.toMatchObject({ code: "CURSOR_INVALID" });
  expect(await found("' | ! & :* %_ --")).toEqual(["Fone"]);
});

test("a list is paged both ways, also far behind the newest, by the word index", async () => {
  const { w, ana, list } = await scene([]);
  await using _ = w;
  // More than are looked through one by one; what is sought is rare and old.
  await sql`
    insert into products (id, user_id, version, marketplace, host, product_id, source_url, title, shop,
      currency, availability, source, tags, name_key, search_text, next_refresh_at, calm_reads,
      failures, link_status, created_at, updated_at)
    select 'prd_0' || lpad(n::text, 25, '0'), ${ana.id}, 1, 'OTHER', 'loja.example', n::text,
      'https://loja.example/' || n, t, 'Loja', 'BRL', 'UNKNOWN', 'PERSON',
      case when n % 400 = 7 then array['rara'] else '{}'::text[] end, t, t, now(), 0, 0, 'OK',
      now(), now()
    from generate_series(1, 2000) n,
      lateral (select case when n % 100 = 7 then 'cafeteira ' else 'fone ' end || n as t) named`
    .execute(w.db);
  const search = { search: "cafeteira" };
  const numbers = (products: { productId: string }[]) =>
    products.map(({ productId }) => Number(productId));
  const first = await list(search, { limit: 6 });
  expect(numbers(first)).toEqual([1907, 1807, 1707, 1607, 1507, 1407]);
  const rest = await list(search, { limit: 30, after: first.at(-1)!.id });
  expect(numbers(rest)).toEqual(Array.from({ length: 14 }, (_, n) => 1307 - n * 100));
  const before = await list(search, { limit: 3, before: rest.at(-1)!.id, inverted: true });
  expect(numbers(before)).toEqual([107, 207, 307]);
  const beyond = await list(search, { after: rest.at(-1)!.id });
  expect(beyond).toEqual([]);
  expect(numbers(await list({ tag: "rara" }))).toEqual([1607, 1207, 807, 407, 7]);
  expect(numbers(await list({}, { limit: 2 }))).toEqual([2000, 1999]);
  expect(numbers(await list({ search: "cafeteira 7" }, { limit: 3, inverted: true })))
    .toEqual([7]);
});

test("filters of shop, availability, link and price drop narrow a list, together with words", async () => {
  const { w, ana, products, list } = await scene(["Fone um", "Fone dois", "Fone três", "Cabo"]);
  await using _ = w;
  const set = async (nth: number, values: object) =>
    await w.db.updateTable("products").set(values).where("id", "=", products[nth]!.id).execute();
  await set(0, { marketplace: "SHOPEE", link_status: "GONE" });
  await set(1, { availability: "OUT_OF_STOCK" });
  await set(2, { dropped_at: new Date(), dropped_from_cents: 19_900 });
  await updateProducts(ana.ctx(), { productIds: [products[3]!.id], addTags: ["som"] });
  const titles = async (filter: ProductFilter) => (await list(filter)).map(({ title }) => title);
  expect(await titles({ marketplace: "SHOPEE" })).toEqual(["Fone um"]);
  expect(await titles({ linkStatus: "GONE", search: "fone" })).toEqual(["Fone um"]);
  expect(await titles({ availability: "OUT_OF_STOCK" })).toEqual(["Fone dois"]);
  expect(await titles({ hasDropped: true })).toEqual(["Fone três"]);
  expect(await titles({ tag: "som" })).toEqual(["Cabo"]);
  expect(await titles({ tag: "som", search: "fone" })).toEqual([]);
});
