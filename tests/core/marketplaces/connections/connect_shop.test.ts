import { expect, test } from "vitest";
import {
  connectShop,
  disconnectShop,
} from "../../../../server/core/marketplaces/connections/connect_shop.ts";
import {
  connectionStatusAt,
  hintOf,
} from "../../../../server/core/marketplaces/connections/connection.ts";
import { listConnections } from "../../../../server/core/marketplaces/connections/load_connections.ts";
import { openShop } from "../../../../server/core/marketplaces/api/open_shop.ts";
import { startShopSignIn } from "../../../../server/core/marketplaces/connections/shop_sign_in.ts";
import { testShop } from "../../../../server/core/marketplaces/connections/test_shop.ts";
import { ShopRefusal } from "../../../../server/core/marketplaces/api/shop_api.ts";
import { listNotifications } from "../../../../server/core/notifications/list_notifications.ts";
import { startImpersonation } from "../../../../server/core/users/impersonation.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { sold } from "../../../support/shops/shop_scene.ts";
import { appWithShops } from "../../../support/shops/app_with_shops.ts";
import { rowsThatHold } from "../../../support/seed/seed_whole_person.ts";

const SIGN_IN = { shop: "MERCADO_LIVRE" } as const;
const page = { first: 10, inverted: false } as never;

test("keys are stored once the shop accepts them: sealed, and shown by their last characters only", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  const id = await connectShop(ana.ctx(), { ...s.keys, key: ` ${s.keys.key}\n` });
  const [connection] = await listConnections(ana.ctx());
  expect(connection).toMatchObject({
    id,
    shop: "SHOPEE",
    credentialHint: hintOf(s.keys.key),
    accountName: null,
    connectedAt: ana.ctx().now,
    lastSuccessAt: ana.ctx().now,
    problem: null,
    expiresAt: null,
  });
  expect(connectionStatusAt(connection!, ana.ctx().now)).toBe("CONNECTED");
  expect(await rowsThatHold(s.w, s.keys.secret)).toEqual({});
  const { credentials } = await s.rowOf(ana);
  expect(credentials).toMatch(/^v1\./);
  await expect(ana.ctx().ports.vault.open(credentials!, "mkc_another")).rejects.toThrow();
  expect(await s.w.events()).toContain("shop.connected");
});

test("a person who tries one key after another is limited, whichever the shop", async () => {
  await using s = await appWithShops();
  const [ana, bia] = [await s.w.member(), await s.w.member("bia")];
  const tried = (who: typeof ana) =>
    connectShop(who.ctx(), { ...s.keys, secret: "errado" }).catch(({ code }) => code);
  for (let time = 0; time < 20; time++) expect(await tried(ana)).toBe("SHOP_CREDENTIALS_REFUSED");
  expect(await tried(ana)).toBe("TOO_MANY_ATTEMPTS");
  expect(await tried(bia)).toBe("SHOP_CREDENTIALS_REFUSED");
  await Promise.all(Array.from({ length: 20 }, () => startShopSignIn(ana.ctx(), SIGN_IN)));
  await expect(startShopSignIn(ana.ctx(), SIGN_IN)).rejects.toMatchObject({
    code: "TOO_MANY_ATTEMPTS",
  });
});

test("keys that the shop refuses, or does not confirm, are not stored", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  const code = (input: object) =>
    connectShop(ana.ctx(), { ...s.keys, ...input }).then(
      () => null,
      ({ code, path }) => [code, ...path],
    );
  expect(await code({ secret: "errado" })).toEqual(["SHOP_CREDENTIALS_REFUSED", "secret"]);
  expect(await code({ secret: "com espaço" })).toEqual(["SHOP_KEYS_INVALID", "secret"]);
  expect(await code({ key: "" })).toEqual(["SHOP_KEYS_INVALID", "key"]);
  expect(await code({ shop: "ALIEXPRESS" })).toEqual(["SHOP_KEYS_INVALID", "trackingId"]);
  expect(await code({ shop: "AMAZON" })).toEqual(["SHOP_TAG_FIRST"]);
  expect(await code({ shop: "MERCADO_LIVRE" })).toEqual(["SHOP_NOT_CONNECTABLE", "shop"]);
  await s.shopee.goAway();
  expect(await code({})).toEqual(["SHOP_UNREACHABLE"]);
  expect(await listConnections(ana.ctx())).toEqual([]);
  expect(await s.w.count("marketplace_connections")).toBe(0);
});

test("new keys replace the old ones, and their failures are cleared", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  const first = await connectShop(ana.ctx(), s.keys);
  const open = (await openShop(ana.ctx(), "SHOPEE"))!;
  expect(await connectShop(ana.ctx(), s.keys)).toBe(first);
  expect(await s.w.count("marketplace_connections")).toBe(1);
  expect((await s.rowOf(ana)).version).toBe(2);
  await open.search({ words: "fone", after: null }); // with the new ones
});

test("a shop is requested with one's own keys only, and the result is recorded", async () => {
  await using s = await appWithShops();
  const [ana, bia] = [await s.w.member(), await s.w.member("bia")];
  expect(await openShop(ana.ctx(), "SHOPEE")).toBeNull();
  await connectShop(ana.ctx(), s.keys);
  expect(await openShop(bia.ctx(), "SHOPEE")).toBeNull();
  const url = s.shopee.sell(sold("Fone"));
  s.w.advance(60 * 60 * 1000);
  const shop = (await openShop(ana.ctx(), "SHOPEE"))!;
  expect((await shop.readProducts([url])).get(url.href)?.title?.value).toBe("Fone");
  expect(shop.makeLink).not.toBeNull();
  expect((await s.rowOf(ana)).last_success_at!.getTime()).toBeGreaterThanOrEqual(
    ana.ctx().now.getTime(),
  );

  s.shopee.failNext("ERROR_500");
  await expect(shop.search({ words: "fone", after: null })).rejects.toThrow(ShopRefusal);
  const since = (await s.rowOf(ana)).problem_since;
  expect(await s.rowOf(ana)).toMatchObject({ problem: "FAILED" });
  s.shopee.failNext("ERROR_500");
  await expect(shop.search({ words: "fone", after: null })).rejects.toThrow(ShopRefusal);
  expect((await s.rowOf(ana)).problem_since).toEqual(since); // it continues
  await shop.search({ words: "fone", after: null });
  expect(await s.rowOf(ana)).toMatchObject({ problem: null, problem_since: null });
});

test("a refusal that only the person can solve stops requests, is notified once, and ends by a test", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  await connectShop(ana.ctx(), s.keys);
  const frozen = s.shopee.refusals.find(({ reason }) => reason === "ACCOUNT_FROZEN")!;
  for (let times = 0; times < 2; times++) {
    frozen.provoke();
    await testShop(ana.ctx(), { shop: "SHOPEE" });
    await runReactions(s.w, 2);
  }
  expect(await openShop(ana.ctx(), "SHOPEE")).toBeNull();
  const reported = async () =>
    (await listNotifications(ana.ctx(), page)).filter(({ kind }) => kind === "SHOP_NEEDS_PERSON");
  expect(await reported()).toMatchObject([{
    title: "Shopee: a conexão parou",
    text: "A loja congelou esta conta de afiliado. Fale com o suporte da loja.",
    isOpen: true,
    shop: "SHOPEE",
  }]);
  s.w.advance(7 * 60 * 60 * 1000);
  expect(await openShop(ana.ctx(), "SHOPEE")).not.toBeNull(); // it may have ended meanwhile
  await testShop(ana.ctx(), { shop: "SHOPEE" });
  expect(await reported()).toMatchObject([{ title: "Shopee voltou a responder", isOpen: false }]);
});

test("a test records its success each time, and needs a connection", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  const test = () => testShop(ana.ctx(), { shop: "SHOPEE" });
  await expect(test()).rejects.toMatchObject({ code: "SHOP_NOT_CONNECTED" });
  await connectShop(ana.ctx(), s.keys);
  s.w.advance(10_000);
  await test();
  expect((await s.rowOf(ana)).last_success_at!.getTime()).toBeGreaterThanOrEqual(
    ana.ctx().now.getTime(),
  );
});

test("keys sealed with a lost secret are requested again, and block nothing else", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  await connectShop(ana.ctx(), s.keys);
  const credentials = await ana.ctx().ports.vault.seal("{}", "another row");
  await s.w.db.updateTable("marketplace_connections").set({ credentials }).execute();
  const shop = (await openShop(ana.ctx(), "SHOPEE"))!;
  await expect(shop.search({ words: "fone", after: null }))
    .rejects.toMatchObject({ reason: "SIGN_IN_EXPIRED" });
  expect(await openShop(ana.ctx(), "SHOPEE")).toBeNull();
  const [connection] = await listConnections(ana.ctx());
  expect(connectionStatusAt(connection!, ana.ctx().now)).toBe("EXPIRED");
  await connectShop(ana.ctx(), s.keys);
  await (await openShop(ana.ctx(), "SHOPEE"))!.search({ words: "fone", after: null });
});

test("an ended connection leaves no key, and reconnects as the same one", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  const id = await connectShop(ana.ctx(), s.keys);
  const open = (await openShop(ana.ctx(), "SHOPEE"))!;
  expect(await disconnectShop(ana.ctx(), { shop: "SHOPEE" })).toBe(id);
  expect(await s.rowOf(ana)).toMatchObject({ credentials: null, problem: null });
  expect(await listConnections(ana.ctx())).toEqual([]);
  expect(await openShop(ana.ctx(), "SHOPEE")).toBeNull();
  const before = s.shopee.requests.length;
  await expect(open.search({ words: "fone", after: null })).rejects.toThrow(ShopRefusal);
  expect(s.shopee.requests).toHaveLength(before);
  expect(await s.rowOf(ana)).toMatchObject({ problem: null });
  await expect(disconnectShop(ana.ctx(), { shop: "SHOPEE" }))
    .rejects.toMatchObject({ code: "SHOP_NOT_CONNECTED" });
  expect(await connectShop(ana.ctx(), s.keys)).toBe(id);
});

test("an admin in a person's name can neither connect, test nor disconnect", async () => {
  await using s = await appWithShops();
  const [ana, rute] = [await s.w.member(), await s.w.admin()];
  await connectShop(ana.ctx(), s.keys);
  const id = await startImpersonation(rute.ctx(), { userId: ana.id, reason: "Ajuda com a loja." });
  const expiresAt = new Date(ana.ctx().now.getTime() + 60_000);
  const impersonation = { id, adminId: rute.id, expiresAt };
  const ctx = s.w.contextOf({ kind: "member", userId: ana.id, impersonation });
  for (
    const attempt of [
      connectShop(ctx, s.keys),
      testShop(ctx, { shop: "SHOPEE" }),
      disconnectShop(ctx, { shop: "SHOPEE" }),
    ]
  ) await expect(attempt).rejects.toMatchObject({ code: "ONLY_IN_PERSON" });
  expect(await listConnections(ctx)).toHaveLength(1);
});
