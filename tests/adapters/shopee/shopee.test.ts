import { expect, test } from "vitest";
import { reasons, signature } from "../../../server/adapters/shopee/open_api.ts";
import { shopee } from "../../../server/adapters/shopee/shopee.ts";
import { shopScene, sold } from "../../support/shops/shop_scene.ts";
import { shopeeStandin } from "../../support/shops/shopee_standin.ts";

const JUNE = { from: new Date("2026-06-01Z"), until: new Date("2026-07-01Z"), after: null };

/** Shopee, and what it answers next. */
async function scene(perHour?: number) {
  const standin = await shopeeStandin(perHour);
  return { ...await shopScene(() => Promise.resolve(standin), shopee), answers: standin.answers };
}

test("the signature matches Shopee's own example", () => {
  const query = String
    .raw`{\nbrandOffer{\n    nodes{\n        commissionRate\n        offerName\n    }\n}\n}`;
  const example = { appId: "123456", secret: "demo", timestamp: 1_577_836_800 };
  expect(signature({ ...example, body: `{"query":"${query}"}` }))
    .toBe("dc88d72feea70c80c52c3399751a7d34966763f51a7f056aa070a5e9df645412");
});

test("the contract triggers every code that has a meaning", async () => {
  const { refusals } = await scene();
  expect(refusals.map(({ code, reason }) => [code, reason])).toEqual(Object.entries(reasons));
});

test("a wrong clock is reported like wrong keys", async () => {
  const { api, account, advanceClock: passes, reasonOf } = await scene();
  passes(9 * 60);
  await api.check(account);
  passes(2 * 60);
  expect(await reasonOf(api.check(account))).toBe("CREDENTIALS_REFUSED");
});

test("an undocumented code is a failure of the shop", async () => {
  const { api, account, answers, refusal } = await scene();
  answers({ errors: [{ message: "error [19999]: Novidade", extensions: { code: 19999 } }] });
  const refused = await refusal(api.check(account));
  expect([refused.reason, refused.message]).toEqual([
    "FAILED",
    "FAILED: 19999 error [19999]: Novidade",
  ]);
});

test("a code that is only in the message is found there", async () => {
  const { api, account, answers, reasonOf } = await scene();
  answers({ errors: [{ message: "error [10033]: Account is frozen" }] });
  expect(await reasonOf(api.check(account))).toBe("ACCOUNT_FROZEN");
});

test("keys that the shop repeats are not logged", async () => {
  const { api, account, answers, refusal } = await scene();
  const { secret } = account.credentials;
  answers({ errors: [{ message: `no ${secret} of yours`, extensions: { code: 10020 } }] });
  expect((await refusal(api.check(account))).message).toContain("no *** of yours");
});

test("the hour's calls are used up, and the next hour has as many", async () => {
  const { api, account, reasonOf } = await scene(2);
  await api.check(account);
  await api.check(account);
  expect(await reasonOf(api.check(account))).toBe("RATE_LIMITED");
  const { quota } = shopee(() => expect.fail(), { quota: { calls: 8_000, perSeconds: 3_600 } });
  expect([api.quota.calls, quota.calls]).toEqual([2_000, 8_000]);
});

test("a price range is no price, and neither is an unreadable one", async () => {
  const { api, account, answers, sell } = await scene();
  const url = sell(sold("Camiseta"));
  const itemId = Number(url.pathname.split("/").at(-1));
  const node = { itemId, shopId: 52377417, productName: " Camiseta  básica ", priceMin: "49.9" };
  const nodes = (more: object) => ({ data: { productOfferV2: { nodes: [{ ...node, ...more }] } } });
  const read = async (more: object) => {
    answers(nodes(more));
    return (await api.readProducts(account, [url])).get(url.href)!;
  };
  expect((await read({ priceMax: "59.90" })).price).toBeNull();
  expect((await read({ priceMax: "grátis", priceMin: "grátis" })).price).toBeNull();
  expect((await read({ priceMax: "0", priceMin: "0" })).price).toBeNull();
  const reading = await read({ priceMax: "49.90", ratingStar: "0.0", imageUrl: "sem imagem" });
  expect(reading).toMatchObject({
    title: { value: "Camiseta básica" },
    price: { value: { cents: 49_90, currency: "BRL" } },
    ...{ rating: null, imageUrl: null, oldPrice: null },
  });
});

test("another product than the requested one is not returned for it", async () => {
  const { api, account, answers, sell } = await scene();
  const node = { itemId: 7, shopId: 7, productName: "Outro", priceMin: "1", priceMax: "1" };
  answers({ data: { productOfferV2: { nodes: [node] } } });
  expect((await api.readProducts(account, [sell(sold("Fone"))])).size).toBe(0);
});

test("a scrollId is valid once, for half a minute", async () => {
  const { api, account, buy, advanceClock: passes, reasonOf } = await scene();
  const purchase = { status: "PENDING", paidCents: 1, commissionCents: 0, subIds: [] } as const;
  for (let n = 0; n < 501; n++) {
    buy({ ...purchase, title: `Item ${n}`, boughtAt: new Date("2026-06-15T12:00:00Z") });
  }
  const list = (after: string | null) => api.listConversions!(account, { ...JUNE, after });
  const { next } = await list(null);
  expect((await list(next)).items).toHaveLength(1);
  expect(await reasonOf(list(next))).toBe("REQUEST_REFUSED");
  expect(await reasonOf(list(null))).toBe("RATE_LIMITED"); // begun less than 30 s ago
  passes(31);
  const again = await list(null);
  passes(31);
  expect(await reasonOf(list(again.next))).toBe("REQUEST_REFUSED");
});

test("the items of one order are distinguished, even two of the same product", async () => {
  const { api, account, answers } = await scene();
  const item = {
    itemId: 1,
    itemName: "Camiseta",
    actualAmount: "10",
    itemTotalCommission: "0.705",
  };
  const node = {
    ...{ conversionId: "9223372036854775807", purchaseTime: 1_781_524_800, clickTime: 0 },
    ...{ utmContent: "grupo1-oferta7---" },
    orders: [
      { orderId: "A", orderStatus: "COMPLETED", items: [item, item, { ...item, itemId: 2 }] },
      { orderId: "B", orderStatus: "CANCELLED", items: [item] },
      { orderId: "C", orderStatus: "PENDING", items: [{ ...item, itemId: undefined }] },
    ],
  };
  answers({ data: { conversionReport: { nodes: [node], pageInfo: { hasNextPage: false } } } });
  const { items } = await api.listConversions!(account, JUNE);
  const id = "9223372036854775807";
  expect(items.map(({ key, status }) => [key, status])).toEqual([
    [`${id}:A:1`, "CONFIRMED"],
    [`${id}:A:1:2`, "CONFIRMED"],
    [`${id}:A:2`, "CONFIRMED"],
    [`${id}:B:1`, "CANCELED"],
    [`${id}:C:`, "PENDING"],
  ]);
  expect(items.map(({ productId }) => productId)).toEqual(["1", "1", "2", "1", null]);
  expect(items[0]).toMatchObject({
    ...{ clickedAt: null, subIds: ["grupo1", "oferta7"] },
    ...{ paid: { cents: 10_00 }, commission: { cents: 71 } },
  });
});

test("a link of another host than Shopee's is not returned", async () => {
  const { api, account, answers, reasonOf, sell } = await scene();
  const product = sell(sold("Fone"));
  for (const shortLink of ["https://loja.example/x", "http://s.shopee.com.br/x", "", null]) {
    answers({ data: { generateShortLink: { shortLink } } });
    expect(await reasonOf(api.makeLink!(account, product, []))).toBe("FAILED");
  }
});
