import { graphql } from "graphql";
import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import type { Context } from "../../../server/core/context.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { schema } from "../../../server/graphql/schema.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { csvLine, HEADER, seedProduct, seedProducts } from "../../support/seed/products.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const kindle = "https://www.amazon.com.br/dp/B0CFPL6CFY";
const DAY = 24 * 60 * 60 * 1000;

const save = `mutation ($url: String, $offerId: ID) {
  createProduct(input: { url: $url, offerId: $offerId, tags: ["leitura"], note: "presente" }) {
    __typename
    ... on Product {
      id version marketplace productId title shop sourceUrl availability priceSource priceReadAt
      price { formatted } oldPrice { cents } discountPercent tags note linkStatus linkCheckedAt
      droppedFrom { cents } droppedAt nextRefreshAt
    }
    ... on LimitReached { left }
    ... on UserError { code message path }
  }
}`;
const list = `query ($first: Int, $after: String, $search: String, $tag: String) {
  viewer {
    products(first: $first, after: $after, search: $search, tag: $tag) {
      edges { cursor node { title } }
      pageInfo { hasNextPage endCursor }
    }
    productTags { tag products }
    productTally { total dropped gone }
  }
}`;
const history = `priceHistory {
    low30 { formatted } low90 { formatted } median90 { formatted } lowestEver { cents } sightings
    points { at price { cents } }
  }
  discountCheck { truth highest { cents } sightings days since }`;

async function scene() {
  const w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const show = (price: string) =>
    w.shops.serve("www.amazon.com.br", "/dp/B0CFPL6CFY", productPage({ name: "Kindle", price }));
  show("879");
  /** Somebody offers it at these prices, a week between each. */
  const offered = async (who: Member, ...prices: readonly string[]) => {
    for (const price of prices) {
      show(price);
      await createOffer(who.ctx(), { url: kindle });
      await runReactions(w);
      w.advance(7 * DAY);
    }
  };
  return { w, ana, bia, show, offered };
}

test("a link is saved, and what cannot be is answered with its sentence", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const { data } = await w.request(ana, save, { url: kindle });
  expect(data.createProduct).toMatchObject({
    __typename: "Product",
    marketplace: "AMAZON",
    productId: "B0CFPL6CFY",
    title: "Kindle",
    sourceUrl: kindle,
    availability: "IN_STOCK",
    priceSource: "STRUCTURED_DATA",
    priceReadAt: "2026-11-21T12:00:00.000Z",
    price: { formatted: "R$ 879,00" },
    tags: ["leitura"],
    note: "presente",
    linkStatus: "OK",
    droppedFrom: null,
  });
  const refused = await w.request(ana, save, { url: "nada" });
  expect(refused.data.createProduct).toMatchObject({ code: "LINK_INVALID", path: ["url"] });
});

test("the catalogue is searched and paged, with its tags and how many there are", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  await seedProducts(w, ana, [
    { path: "/a", title: "Fone", tags: "som" },
    { path: "/b", title: "Fones", tags: "som, casa" },
    { path: "/c", title: "Cabo" },
  ]);
  const first = (await w.request(ana, list, { first: 1, search: "fone" })).data.viewer;
  const { endCursor, hasNextPage } = first.products.pageInfo;
  expect(hasNextPage).toBe(true);
  const second =
    (await w.request(ana, list, { first: 1, search: "fone", after: endCursor })).data.viewer;
  expect(second.products.pageInfo.hasNextPage).toBe(false);
  const titles = [first, second].map(({ products }) => products.edges[0].node.title);
  expect(titles.toSorted()).toEqual(["Fone", "Fones"]);
  expect(first.productTags).toEqual([{ tag: "casa", products: 1 }, { tag: "som", products: 2 }]);
  expect(first.productTally).toEqual({ total: 3, dropped: 0, gone: 0 });
});

test("prices that anybody's reads saw are shown of an offer and a product, and whose they were is not", async () => {
  const { w, ana, bia, offered, show } = await scene();
  await using _ = w;
  await offered(bia, "900", "850", "899");
  show("845");
  await w.request(ana, save, { url: kindle });
  const offer = await createOffer(ana.ctx(), {
    url: kindle,
    fields: { oldPrice: { cents: 199_900, currency: "BRL" } },
  });
  const { data, errors } = await w.request(
    ana,
    `query ($id: ID!) {
      node(id: $id) { ... on Offer { ${history} } }
      viewer { products { edges { node { ${history} } } } }
    }`,
    { id: offer.id },
  );
  expect(errors).toBeUndefined();
  expect(data.node).toMatchObject({
    priceHistory: {
      low30: { formatted: "R$ 845,00" },
      low90: { formatted: "R$ 845,00" },
      lowestEver: { cents: 84_500 },
      sightings: 4,
    },
    discountCheck: {
      truth: "INFLATED",
      highest: { cents: 90_000 },
      days: 4,
      since: "2026-11-21T12:00:00.000Z",
    },
  });
  const points = data.node.priceHistory.points as { price: { cents: number } }[];
  expect(points.map(({ price }) => price.cents)).toEqual([90_000, 85_000, 89_900, 84_500]);
  const [{ node }] = data.viewer.products.edges;
  expect(node.priceHistory).toEqual(data.node.priceHistory);
  expect(node.discountCheck).toBeNull(); // it claims no old price
  expect(JSON.stringify(data)).not.toContain("usr_");
});

test("a merged product has the prices of all its links", async () => {
  const { w, ana, offered } = await scene();
  await using _ = w;
  await offered(ana, "900");
  await w.request(ana, save, { url: kindle });
  const other = await seedProduct(w, ana);
  const [kept] = await w.db.selectFrom("products").select("id")
    .where("marketplace", "=", "AMAZON").execute();
  const merge = `mutation ($id: ID!, $otherIds: [ID!]!) {
    mergeProducts(input: { id: $id, otherIds: $otherIds }) {
      ... on Product { id priceHistory { sightings } }
      ... on UserError { code }
    }
  }`;
  const merged = await w.request(ana, merge, { id: other.id, otherIds: [kept!.id] });
  expect(merged.data.mergeProducts).toEqual({ id: other.id, priceHistory: { sightings: 2 } });
});

test("prices of a whole list are read in a few questions, as those of one product are", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const ask = async (first: number) => {
    let questions = 0;
    const counts: KyselyPlugin = {
      transformQuery: ({ node }) => (questions++, node),
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const ctx: Context = { ...ana.ctx(), db: w.db.withPlugin(counts) };
    const source = `{ viewer {
      products(first: ${first}) { edges { node { title ${history} } } }
      offers(first: ${first}) { edges { node { title ${history} } } }
    } }`;
    const { data, errors } = await graphql({ schema, source, contextValue: ctx });
    expect(errors).toBeUndefined();
    const { viewer } = data as { viewer: Record<string, { edges: unknown[] }> };
    return [viewer.products!.edges.length, viewer.offers!.edges.length, questions];
  };
  await seedProducts(w, ana, Array.from({ length: 20 }, (_, n) => ({ path: `/${n}` })));
  for (let n = 0; n < 20; n++) {
    w.shops.serve("loja.example", `/${n}`, productPage({ name: "Fone", price: "99" }));
    await createOffer(ana.ctx(), { url: `https://loja.example/${n}` });
    w.advance(DAY);
  }
  const [one, all] = [await ask(1), await ask(20)];
  expect(one.slice(0, 2)).toEqual([1, 1]);
  expect(all.slice(0, 2)).toEqual([20, 20]);
  expect(one[2]).toBeGreaterThan(4);
  // Loaders that are called a moment apart query twice; a question a row would make forty more.
  expect(all[2]).toBeLessThan(20);
});

test("each change is published live to its owner, and a file of many as one", async () => {
  const { w, ana, bia } = await scene();
  await using _ = w;
  const reported = await w.subscribe(
    ana,
    `subscription { productChanged { id product { title } } }`,
  );
  const first = reported.next();
  await expect.poll(() => w.subscribers()).toBe(1);
  await w.request(bia, save, { url: kindle });
  const { data } = await w.request(ana, save, { url: kindle });
  const productId = data.createProduct.id;
  const change = async (next: ReturnType<typeof reported.next>) =>
    (await next).value.data.productChanged;
  expect(await change(first)).toEqual({ id: productId, product: { title: "Kindle" } });
  await w.request(
    ana,
    `mutation ($ids: [ID!]!) { deleteProducts(input: { ids: $ids }) { __typename } }`,
    { ids: [productId] },
  );
  expect(await change(reported.next())).toEqual({ id: productId, product: null });
  await seedProducts(w, ana, [{ path: "/a" }, { path: "/b" }]);
  expect(await change(reported.next())).toEqual({ id: null, product: null });
  await reported.return(undefined);
});

test("a file is tried and imported, and the catalogue comes back as one", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const bring = `mutation ($csv: String!, $isDryRun: Boolean) {
    importProducts(input: { csv: $csv, isDryRun: $isDryRun }) {
      ... on ProductImport {
        isSaved created updated skipped failed
        lines { line outcome title column message }
      }
      ... on UserError { code path }
    }
  }`;
  const csv = [HEADER, csvLine({ title: "Fone" }), csvLine({ path: "/b", price: "caro" })].join(
    "\n",
  );
  const tried = (await w.request(ana, bring, { csv, isDryRun: true })).data.importProducts;
  expect(tried).toMatchObject({ isSaved: false, created: 1, failed: 1 });
  expect(tried.lines[1]).toEqual({
    line: 3,
    outcome: "FAILED",
    title: "Fone",
    column: "Preço",
    message: "Escreva só o valor, como 129,90.",
  });
  await w.request(ana, bring, { csv: csv.replace("caro", "10,00") });

  const get = (headers: Record<string, string>) =>
    w.app.fetch(new Request("http://localhost/api/catalogue/products.csv", { headers }));
  const authorization = `Bearer ${ana.token}`;
  const answer = await get({ authorization });
  expect(answer.headers.get("content-disposition"))
    .toBe('attachment; filename="catalogo-2026-11-21.csv"');
  expect((await answer.text()).trim().split("\r\n")).toHaveLength(3);
  expect((await get({})).status).toBe(401);
  expect((await get({ authorization, "sec-fetch-site": "cross-site" })).status).toBe(403);
});

test("two megabytes of a file fit through the door", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const lines = Array.from(
    { length: 4_500 },
    (_, n) => csvLine({ path: `/${n}`, note: "a".repeat(390) }),
  );
  const csv = [HEADER, ...lines].join("\n");
  expect(csv.length).toBeGreaterThan(1_900_000);
  const { data } = await w.request(
    ana,
    `mutation ($csv: String!) { importProducts(input: { csv: $csv }) {
      ... on ProductImport { failed } ... on UserError { code } } }`,
    { csv },
  );
  expect(data.importProducts).toEqual({ code: "PRODUCTS_LIMIT" });
});
