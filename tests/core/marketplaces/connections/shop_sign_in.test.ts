import { expect, test } from "vitest";
import {
  AUTHORIZATION_MS,
  EXPIRING_MS,
} from "../../../../server/core/marketplaces/connections/connection.ts";
import { disconnectShop } from "../../../../server/core/marketplaces/connections/connect_shop.ts";
import {
  finishShopSignIn,
  startShopSignIn,
} from "../../../../server/core/marketplaces/connections/shop_sign_in.ts";
import { listConnections } from "../../../../server/core/marketplaces/connections/load_connections.ts";
import { openShop } from "../../../../server/core/marketplaces/api/open_shop.ts";
import { ShopRefusal } from "../../../../server/core/marketplaces/api/shop_api.ts";
import { listNotifications } from "../../../../server/core/notifications/list_notifications.ts";
import { remindOfShops } from "../../../../server/core/notifications/subjects/shops.ts";
import type { Context } from "../../../../server/core/context.ts";
import type { Tables } from "../../../../server/core/tables.ts";
import { connect } from "../../../../server/database/connection.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { appWithShops } from "../../../support/shops/app_with_shops.ts";
import { rowsThatHold } from "../../../support/seed/seed_whole_person.ts";

const SHOP = { shop: "MERCADO_LIVRE" } as const;
const HOURS_7 = 7 * 60 * 60;
const question = { words: "fone", after: null };
const page = { first: 10, inverted: false } as never;
const reasonOf = (error: unknown) => error instanceof ShopRefusal ? error.reason : error;

test("a person who signs in at Mercado Livre is connected, without plain secrets in the database", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  const address = await startShopSignIn(ana.ctx(), SHOP);
  const back = s.returnFrom(address);
  expect(await rowsThatHold(s.w, back.state)).toEqual({});
  const id = await finishShopSignIn(ana.ctx(), back);
  expect(await listConnections(ana.ctx())).toMatchObject([{
    id,
    shop: "MERCADO_LIVRE",
    accountName: "ACHADOSDAANA",
    expiresAt: new Date(ana.ctx().now.getTime() + AUTHORIZATION_MS),
  }]);
  expect(await s.w.count("shop_sign_ins")).toBe(0);
  for (const secret of s.mercadoLivre.tokens.every) {
    expect(await rowsThatHold(s.w, secret)).toEqual({});
  }
});

test("a sign-in is valid for its person, in its session, for ten minutes, once", async () => {
  await using s = await appWithShops();
  const [ana, bia] = [await s.w.member(), await s.w.member("bia")];
  const begin = async (ctx = ana.ctx()) => s.returnFrom(await startShopSignIn(ctx, SHOP));
  const code = (ctx: Context, back: { state: string; code: string | null }) =>
    finishShopSignIn(ctx, back).then(() => "done", ({ code }) => code);
  const inSession = (sessionKey: string) =>
    s.w.contextOf({ kind: "member", userId: ana.id, sessionKey });

  const back = await begin(inSession("one"));
  expect(await code(s.w.guest.ctx(), back)).toBe("SIGN_IN_FIRST");
  expect(await code(bia.ctx(), back)).toBe("SHOP_SIGN_IN_LOST");
  expect(await code(inSession("two"), back)).toBe("SHOP_SIGN_IN_LOST");
  expect(await code(inSession("one"), { ...back, state: `${back.state}x` }))
    .toBe("SHOP_SIGN_IN_LOST");
  expect(await code(inSession("one"), back)).toBe("done"); // no other session has used it up
  expect(await code(inSession("one"), back)).toBe("SHOP_SIGN_IN_LOST");

  const late = await begin();
  s.passes(10 * 60);
  expect(await code(ana.ctx(), late)).toBe("SHOP_SIGN_IN_LOST");
  expect(await code(ana.ctx(), { ...await begin(), code: null })).toBe("SHOP_SIGN_IN_REFUSED");
  expect(await code(ana.ctx(), { ...await begin(), code: "outro" })).toBe("SHOP_SIGN_IN_EXPIRED");
  s.mercadoLivre.failNextToken("DROP");
  expect(await code(ana.ctx(), await begin())).toBe("SHOP_UNREACHABLE");
  expect(await listConnections(bia.ctx())).toEqual([]);
});

test("abandoned sign-ins are purged", async () => {
  await using s = await appWithShops();
  const [ana, bia] = [await s.w.member(), await s.w.member("bia")];
  await startShopSignIn(ana.ctx(), SHOP);
  s.passes(11 * 60);
  await startShopSignIn(bia.ctx(), SHOP);
  expect(await s.w.count("shop_sign_ins")).toBe(1);
});

test("without configured keys there is no sign-in", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  const { ports, ...ctx } = ana.ctx();
  const without = { ...ctx, ports: { ...ports, shopSignIn: null } };
  await expect(startShopSignIn(without, SHOP))
    .rejects.toMatchObject({ code: "SHOP_NOT_CONNECTABLE" });
  await expect(startShopSignIn(ana.ctx(), { shop: "AMAZON" }))
    .rejects.toMatchObject({ code: "SHOP_NOT_CONNECTABLE" });
});

const refreshes = (s: Awaited<ReturnType<typeof appWithShops>>) =>
  s.mercadoLivre.tokens.grants.filter((grant) => grant === "refresh_token").length;

test("of twenty requests with an expired token, on two instances, exactly one renews it", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  await s.signIn(ana);
  s.passes(HOURS_7);
  const another = connect<Tables>(s.w.database, () => {});
  const ends = await Promise.all(Array.from({ length: 20 }, async (_, n) => {
    const ctx = n % 2 === 0 ? ana.ctx() : { ...ana.ctx(), db: another };
    const shop = await openShop(ctx, "MERCADO_LIVRE");
    return await shop!.search(question).then(() => "answered", reasonOf);
  }));
  await another.destroy();
  expect(new Set(ends)).toEqual(new Set(["answered"]));
  expect(refreshes(s)).toBe(1);
  expect(await s.rowOf(ana)).toMatchObject({ version: 2, renewed_by: null, problem: null });

  s.passes(HOURS_7); // the token that came with it is the one that is used now
  expect(await (await openShop(ana.ctx(), "MERCADO_LIVRE"))!.search(question)).toBeDefined();
  expect(refreshes(s)).toBe(2);
});

test("a token with too short a life is used as it is, and not renewed in a loop", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  await s.signIn(ana);
  s.passes(HOURS_7);
  const ctx = ana.ctx();
  const signIn = ctx.ports.shopSignIn!;
  let renewals = 0;
  const refresh: typeof signIn.refresh = async (old) => {
    renewals++;
    const expiresAt = new Date(ctx.now.getTime() + 30_000).toISOString();
    return { ...await signIn.refresh(old), expiresAt };
  };
  const short = { ...ctx, ports: { ...ctx.ports, shopSignIn: { ...signIn, refresh } } };
  await (await openShop(short, "MERCADO_LIVRE"))!.search(question);
  expect(renewals).toBe(1);
});

test("a token that the shop refuses is renewed once, whatever its date says", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  await s.signIn(ana);
  s.mercadoLivre.advanceClock(HOURS_7); // by the shop's clock it is over; by ours it is not
  await (await openShop(ana.ctx(), "MERCADO_LIVRE"))!.search(question);
  expect(refreshes(s)).toBe(1);
  expect(await s.rowOf(ana)).toMatchObject({ problem: null });
});

test("a person who revokes the permission at the shop has to reconnect, and requests stop", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  await s.signIn(ana);
  s.mercadoLivre.tokens.revoke();
  const shop = (await openShop(ana.ctx(), "MERCADO_LIVRE"))!;
  const ends = await Promise.all([1, 2, 3].map(() => shop.search(question).catch(reasonOf)));
  expect(new Set(ends)).toEqual(new Set(["SIGN_IN_EXPIRED"]));
  expect(refreshes(s)).toBe(1);
  expect(await shop.search(question).catch(reasonOf)).toBe("SIGN_IN_EXPIRED");
  expect(await openShop(ana.ctx(), "MERCADO_LIVRE")).toBeNull();
  expect(refreshes(s)).toBe(1);
  await runReactions(s.w);
  expect(await listNotifications(ana.ctx(), page)).toMatchObject([
    { title: "Mercado Livre: a conexão parou", isOpen: true, shop: "MERCADO_LIVRE" },
    { kind: "WELCOME" },
  ]);
  await s.signIn(ana);
  await (await openShop(ana.ctx(), "MERCADO_LIVRE"))!.search(question);
});

test("a crash before the new token is stored delays nobody, and the person is notified", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  await s.signIn(ana);
  s.passes(HOURS_7);
  // It had the lease and the shop's answer, and was gone before it wrote it down.
  const { id, credentials } = await s.rowOf(ana);
  const old = JSON.parse(await ana.ctx().ports.vault.open(credentials!, id));
  await ana.ctx().ports.shopSignIn!.refresh(old);
  const until = new Date(ana.ctx().now.getTime() + 60_000);
  await s.w.db.updateTable("marketplace_connections")
    .set({ renewed_by: "dead", renewed_until: until }).where("id", "=", id).execute();
  s.passes(61);
  const shop = (await openShop(ana.ctx(), "MERCADO_LIVRE"))!;
  expect(await shop.search(question).catch(reasonOf)).toBe("SIGN_IN_EXPIRED");
  expect(refreshes(s)).toBe(2); // the dead one's, and one that finds it used up
  expect(await openShop(ana.ctx(), "MERCADO_LIVRE")).toBeNull();
  expect(await s.rowOf(ana)).toMatchObject({ problem: "SIGN_IN_EXPIRED", renewed_by: null });
});

test("an unanswered renewal is retried by the next request, and not by all that waited", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  await s.signIn(ana);
  s.passes(HOURS_7);
  s.mercadoLivre.failNextToken("ERROR_500"); // and the token is used up, unknown to the product
  const shop = (await openShop(ana.ctx(), "MERCADO_LIVRE"))!;
  const ends = await Promise.all([1, 2, 3, 4, 5].map(() => shop.search(question).catch(reasonOf)));
  expect(ends.filter((end) => end === "FAILED").length).toBeGreaterThan(0);
  expect(refreshes(s)).toBeLessThanOrEqual(2);
  expect(await s.rowOf(ana)).toMatchObject({ renewed_by: null });
});

test("a renewal while the connection ends is not stored", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  await s.signIn(ana);
  s.passes(HOURS_7);
  const ctx = ana.ctx();
  const { shopSignIn } = ctx.ports;
  const refresh: NonNullable<typeof shopSignIn>["refresh"] = async (credentials) => {
    const renewed = await shopSignIn!.refresh(credentials);
    await disconnectShop(ana.ctx(), SHOP);
    return renewed;
  };
  const slow = { ...ctx, ports: { ...ctx.ports, shopSignIn: { ...shopSignIn!, refresh } } };
  const shop = (await openShop(slow, "MERCADO_LIVRE"))!;
  await expect(shop.search(question)).rejects.toThrow(ShopRefusal);
  expect(await s.rowOf(ana)).toMatchObject({ credentials: null, problem: null, renewed_by: null });
});

test("an unused authorization is announced two weeks before its end, once", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  await s.signIn(ana);
  const reported = async () => {
    await remindOfShops(s.w.system.ctx());
    return (await listNotifications(ana.ctx(), page)).filter(({ kind }) =>
      kind === "SHOP_EXPIRING"
    );
  };
  s.passes((AUTHORIZATION_MS - EXPIRING_MS) / 1000 - 60);
  expect(await reported()).toEqual([]);
  s.passes(120);
  expect(await reported()).toMatchObject([{
    title: expect.stringMatching(/^Mercado Livre: a autorização vence em \d\d\/\d\d às \d\d:\d\d$/),
    isOpen: true,
  }]);
  await s.w.db.updateTable("notifications").set({ read_at: ana.ctx().now }).execute();
  expect(await reported()).toHaveLength(1);
  await s.signIn(ana);
  expect(await reported()).toMatchObject([{ isOpen: false }]);
});
