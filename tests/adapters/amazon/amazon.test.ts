import { expect, onTestFinished, test } from "vitest";
import { amazon } from "../../../server/adapters/amazon/amazon.ts";
import { turns } from "../../../server/adapters/amazon/creators_api.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import type { Item } from "../../support/shops/amazon_items.ts";
import { amazonStandin } from "../../support/shops/amazon_standin.ts";
import { catalogue } from "../../support/shops/catalogue.ts";

const [fone, ...others] = catalogue as [typeof catalogue[0], ...typeof catalogue];

/** The stand-in, and its adapter, whose clock advances by its own pauses. */
async function scene({ perSecond = Infinity, gapMs = 0 } = {}) {
  const shop = await amazonStandin({ perSecond });
  const guard = guardedOutbound({ standins: parseStandins(shop.standins) });
  onTestFinished(async () => {
    await guard.close();
    await shop.close();
  });
  const rests: number[] = [];
  let clock = 0;
  const api = amazon(guard.vendor, {
    gapMs,
    now: () => clock,
    rest: (ms) => {
      rests.push(ms);
      clock += ms;
      shop.advanceClock(ms / 1_000);
      return Promise.resolve();
    },
  });
  const { account } = shop;
  const url = shop.sell(fone);
  const read = () => api.readProducts(account, [url]);
  return {
    ...{ shop, api, account, url, read, rests },
    one: async () => (await read()).get(url.href)!,
    /** Advances the adapter's own clock by so many seconds. */
    waits: (seconds: number) => void (clock += seconds * 1_000),
  };
}

test("20 requests at once request one token", async () => {
  const { shop, read } = await scene();
  await Promise.all(Array.from({ length: 20 }, read));
  expect([shop.tokens.requested(), shop.requests.length]).toEqual([1, 20]);
});

test("a token is used until shortly before its end", async () => {
  const { shop, read, waits } = await scene();
  await read();
  waits(3_600 - 61);
  await read();
  expect(shop.tokens.requested()).toBe(1);
  waits(2);
  await read();
  expect(shop.tokens.requested()).toBe(2);
});

test.each([
  ["ended", (shop: Shop) => shop.advanceClock(3_601)],
  ["was taken back", (shop: Shop) => shop.tokens.revoke()],
])(
  "20 requests whose token %s request one new token, and each is repeated once",
  async (_, end) => {
    const { shop, read } = await scene();
    await read();
    end(shop);
    const all = await Promise.all(Array.from({ length: 20 }, read));
    expect(all.map(({ size }) => size)).toEqual(Array(20).fill(1));
    expect(shop.tokens.requested()).toBe(2);
    expect(shop.requests.length).toBeLessThanOrEqual(1 + 2 * 20);
  },
);

test("a token that is refused again is not requested a third time", async () => {
  const { shop, read } = await scene();
  shop.tokens.givesVoid();
  await expect(read()).rejects.toMatchObject({ reason: "CREDENTIALS_REFUSED" });
  expect([shop.tokens.requested(), shop.requests.length]).toEqual([2, 2]);
});

test("a refused token request is not cached: the next request tries again", async () => {
  const { shop, api, account } = await scene();
  await expect(api.check(shop.stranger)).rejects.toMatchObject({ reason: "CREDENTIALS_REFUSED" });
  await expect(api.check(shop.stranger)).rejects.toMatchObject({ reason: "CREDENTIALS_REFUSED" });
  expect(shop.tokens.requested()).toBe(2);
  expect(await api.check(account)).toEqual({ name: "achados-20" });
  await expect(api.check(shop.stranger)).rejects.toMatchObject({ reason: "CREDENTIALS_REFUSED" });
});

test("25 products are requested in three calls, and each once however often it is named", async () => {
  const { shop, api, account } = await scene();
  const urls = Array.from({ length: 25 }, (_, n) => shop.sell(others[n % others.length]!));
  const named = [...urls, ...urls.map(({ href }) => new URL(`${href}?ref=outra`))];
  expect((await api.readProducts(account, named)).size).toBe(50);
  expect(shop.requests.map((line) => line.split(" ").length - 1)).toEqual([10, 10, 5]);
});

test("a response with only unknown products is no refusal", async () => {
  const { shop, api, account } = await scene();
  expect(await api.readProducts(account, [shop.unknown])).toEqual(new Map());
});

test("the shop of another country is not requested for its prices", async () => {
  const { shop, api, account, url } = await scene();
  const abroad = new URL(url.pathname, "https://www.amazon.com");
  expect([(await api.readProducts(account, [abroad])).size, shop.requests]).toEqual([0, []]);
});

test("the price is that of the featured offer; without one there is no price", async () => {
  const { shop, url, one } = await scene();
  expect((await one()).price?.value.cents).toBe(fone.cents);
  shop.says(url, (item) => ({ ...item, offersV2: { listings: [listings(item)[0]] } }));
  expect(await one()).toMatchObject({ price: null, oldPrice: null, availability: "UNKNOWN" });
});

test.each([
  ["IN_STOCK_SCARCE", "IN_STOCK"],
  ["PREORDER", "IN_STOCK"],
  ["OUT_OF_STOCK", "OUT_OF_STOCK"],
  ["UNKNOWN", "UNKNOWN"],
])("%s is %s", async (type, availability) => {
  const { shop, url, one } = await scene();
  const winner = { isBuyBoxWinner: true, availability: { type } };
  shop.says(url, (item) => ({ ...item, offersV2: { listings: [winner] } }));
  expect(await one()).toMatchObject({ availability, price: null });
});

test("the old price is the one that Amazon states, and never less than the price", async () => {
  const { shop, url, one } = await scene();
  expect((await one()).oldPrice?.value.cents).toBe(fone.oldCents);
  const sum = (amount: number) => ({ amount, currency: "BRL" });
  const withPrice = (price: object) => (item: Item) => ({
    ...item,
    offersV2: { listings: [{ isBuyBoxWinner: true, price }] },
  });
  const savings = { money: sum(70), percentage: 35 };
  shop.says(url, withPrice({ money: sum(129.9), savings })); // which could be reckoned with: a guess
  expect((await one()).oldPrice).toBeNull();
  shop.says(url, withPrice({ money: sum(129.9), savingBasis: { money: sum(99.9) } }));
  expect((await one()).oldPrice).toBeNull();
});

test("an item of an unexpected shape is read as far as possible", async () => {
  const { shop, url, one } = await scene();
  const odd = [null, "x", 7, [], {}, [null], { listings: [null, 3, { isBuyBoxWinner: true }] }];
  for (const value of odd) {
    shop.says(url, (item) => ({ ...item, offersV2: value, images: value, customerReviews: value }));
    expect(await one()).toMatchObject({
      title: { value: fone.title },
      ...{ price: null, imageUrl: null, rating: null },
    });
  }
});

test("requests of one account keep the pace that the shop enforces", async () => {
  const { shop, api, account, rests } = await scene({ perSecond: 1, gapMs: 1_000 });
  const urls = Array.from({ length: 25 }, (_, n) => shop.sell(others[n % others.length]!));
  expect((await api.readProducts(account, urls)).size).toBe(25);
  expect(rests).toEqual([1_000, 1_000]);
});

test("a request that would wait more than a minute is refused at once, and no other is", async () => {
  const turn = turns({ gapMs: 25_000, now: () => 0, rest: () => Promise.resolve() });
  for (let time = 0; time < 3; time++) await turn("ana");
  await expect(turn("ana")).rejects.toMatchObject({
    ...{ reason: "RATE_LIMITED", retryAfterSeconds: 75 },
  });
  await turn("bia");
});

type Shop = Awaited<ReturnType<typeof amazonStandin>>;

const listings = (item: Item) => (item.offersV2 as { listings: unknown[] }).listings;
