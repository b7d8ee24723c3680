import { expect, test } from "vitest";
import { connectShop } from "../../../../server/core/marketplaces/connections/connect_shop.ts";
import {
  connectionStatusAt,
  quotaAt,
  type ShopConnection,
} from "../../../../server/core/marketplaces/connections/connection.ts";
import { listConnections } from "../../../../server/core/marketplaces/connections/load_connections.ts";
import { openShop } from "../../../../server/core/marketplaces/api/open_shop.ts";
import { testShop } from "../../../../server/core/marketplaces/connections/test_shop.ts";
import { ShopRefusal } from "../../../../server/core/marketplaces/api/shop_api.ts";
import { RETRY_AFTER } from "../../../support/shops/shop_server.ts";
import { appWithShops } from "../../../support/shops/app_with_shops.ts";
import { connect } from "../../../../server/database/connection.ts";
import type { Tables } from "../../../../server/core/tables.ts";

const question = { words: "fone", after: null };
const reasonOf = (error: unknown) => error instanceof ShopRefusal ? error.reason : error;

test("concurrent requests, on all instances, never exceed the shop's limit", async () => {
  await using s = await appWithShops({ shopeeCallsPerHour: 7 });
  const ana = await s.w.member();
  await connectShop(ana.ctx(), s.keys);
  const another = connect<Tables>(s.w.database, () => {});
  const shops = await Promise.all(
    [ana.ctx(), { ...ana.ctx(), db: another }].map((ctx) => openShop(ctx, "SHOPEE")),
  );
  const before = s.shopee.requests.length;
  const ends = await Promise.all(
    Array.from({ length: 20 }, (_, n) => shops[n % 2]!.search(question).then(() => null, reasonOf)),
  );
  await another.destroy();
  expect(s.shopee.requests.length - before).toBe(7);
  expect(ends.filter((end) => end === null)).toHaveLength(7);
  expect(ends.filter((end) => end === "RATE_LIMITED")).toHaveLength(13);

  const { quota } = ana.ctx().ports.shops.SHOPEE;
  const now = ana.ctx().now;
  const [connection] = await listConnections(ana.ctx());
  expect(quotaAt(connection!, quota, now).used).toBe(7);
  expect(connectionStatusAt(connection!, now)).toBe("CONNECTED"); // nothing is wrong with it
  await expect(testShop(ana.ctx(), { shop: "SHOPEE" }))
    .rejects.toMatchObject({ code: "SHOP_RATE_LIMITED" });
  s.w.advance(60 * 60 * 1000 + 1000);
  expect(quotaAt(connection!, quota, ana.ctx().now)).toEqual({ used: 0, resetsAt: null });
  await (await openShop(ana.ctx(), "SHOPEE"))!.search(question);
});

test("a pause that the shop requires lasts as long as stated, and is no problem", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  await connectShop(ana.ctx(), s.keys);
  const shop = (await openShop(ana.ctx(), "SHOPEE"))!;
  s.shopee.failNext("TOO_MANY");
  expect(await shop.search(question).catch(reasonOf)).toBe("RATE_LIMITED");
  const before = s.shopee.requests.length;
  expect(await shop.search(question).catch(reasonOf)).toBe("RATE_LIMITED");
  expect(await openShop(ana.ctx(), "SHOPEE")).toBeNull();
  expect(s.shopee.requests).toHaveLength(before);
  const [connection] = await listConnections(ana.ctx());
  expect(connection!.problem).toBeNull();
  expect(connectionStatusAt(connection!, ana.ctx().now)).toBe("PAUSED");
  s.w.advance(RETRY_AFTER * 1000 + 1000);
  await (await openShop(ana.ctx(), "SHOPEE"))!.search(question);
});

test("after a pause, a person without calls left gets the time of the next ones", async () => {
  await using s = await appWithShops({ shopeeCallsPerHour: 2 });
  const ana = await s.w.member();
  await connectShop(ana.ctx(), s.keys);
  s.shopee.failNext("TOO_MANY");
  await (await openShop(ana.ctx(), "SHOPEE"))!.search(question).catch(reasonOf);
  s.w.advance(RETRY_AFTER * 1000 + 1000);
  const shop = (await openShop(ana.ctx(), "SHOPEE"))!;
  await shop.search(question);
  const refusal = await shop.search(question).catch((error: ShopRefusal) => error);
  expect(refusal).toMatchObject({ reason: "RATE_LIMITED" });
  expect((refusal as ShopRefusal).retryAfterSeconds).toBeGreaterThan(30 * 60);
});

test("a request for many products costs as many calls as the shop counts", async () => {
  await using s = await appWithShops({ shopeeCallsPerHour: 3 });
  const ana = await s.w.member();
  await connectShop(ana.ctx(), s.keys);
  const shop = (await openShop(ana.ctx(), "SHOPEE"))!;
  const products = [1, 2, 3, 4].map((n) => new URL(`https://shopee.com.br/product/1/${n}`));
  expect(await shop.readProducts(products).catch(reasonOf)).toBe("RATE_LIMITED");
  await shop.readProducts(products.slice(1));
  expect((await s.rowOf(ana)).window_calls).toBe(3);
});

const connection: ShopConnection = {
  id: "mkc_x",
  userId: "usr_x",
  shop: "MERCADO_LIVRE",
  credentialHint: "…1",
  accountName: null,
  connectedAt: new Date(0),
  disconnectedAt: null,
  checkedAt: null,
  lastSuccessAt: null,
  problem: null,
  problemSince: null,
  expiresAt: null,
  windowStartedAt: null,
  windowCalls: 0,
  pausedUntil: null,
};

test.each<[string, Partial<ShopConnection>]>([
  ["CONNECTED", {}],
  ["CONNECTED", { expiresAt: new Date("2026-12-06T12:00:01Z") }],
  ["EXPIRING", { expiresAt: new Date("2026-12-06T12:00:00Z") }],
  ["EXPIRED", { expiresAt: new Date("2026-11-22T12:00:00Z") }],
  ["EXPIRED", { problem: "SIGN_IN_EXPIRED" }],
  ["FAILING", { problem: "UNREACHABLE" }],
  ["PAUSED", { pausedUntil: new Date("2026-11-22T12:00:01Z") }],
  ["CONNECTED", { pausedUntil: new Date("2026-11-22T12:00:00Z") }],
  ["DISCONNECTED", { disconnectedAt: new Date(0), problem: "FAILED" }],
])("a connection is %s by %o", (state, more) => {
  expect(connectionStatusAt({ ...connection, ...more }, new Date("2026-11-22T12:00:00Z"))).toBe(
    state,
  );
});
