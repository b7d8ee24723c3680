import { expect, test } from "vitest";
import {
  PER_MINUTE,
  refreshProducts,
} from "../../../../server/core/catalogue/refresh/refresh_products.ts";
import { createProduct } from "../../../../server/core/catalogue/create_product.ts";
import { asProduct } from "../../../../server/core/catalogue/tables.ts";
import { updateProducts } from "../../../../server/core/catalogue/update_products.ts";
import { connectShop } from "../../../../server/core/marketplaces/connections/connect_shop.ts";
import { listNotifications } from "../../../../server/core/notifications/list_notifications.ts";
import { productPage } from "../../../support/sites/product_page.ts";
import { seedProducts } from "../../../support/seed/products.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { blocked, html, redirect } from "../../../support/sites/shop_site.ts";
import { sold } from "../../../support/shops/shop_scene.ts";
import { appWithShops } from "../../../support/shops/app_with_shops.ts";
import { testApp } from "../../../support/test_app.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const page = { limit: 10, inverted: false };
const host = "www.amazon.com.br";
const path = "/dp/B0CFPL6CFY";

async function scene(price = "100") {
  const w = await testApp();
  const ana = await w.member();
  const show = (price: string, inStock = true) =>
    w.shops.serve(host, path, productPage({ name: "Kindle", price, inStock }));
  show(price);
  const { id } = await createProduct(ana.ctx(), { url: `https://${host}${path}` });
  const product = async () =>
    await w.db.selectFrom("products").select(asProduct).where("id", "=", id)
      .executeTakeFirstOrThrow();
  /** Lets time pass, and reads what is due then. */
  const after = async (ms: number) => {
    w.advance(ms);
    await refreshProducts(w.system.ctx());
    await runReactions(w);
    return await product();
  };
  const reported = async () =>
    (await listNotifications(ana.ctx(), page)).filter(({ kind }) =>
      kind === "PRODUCT_PRICE_DROPPED"
    );
  return { w, ana, id, show, product, after, reported };
}

const requestCount = ({ shops }: { shops: { requests: readonly unknown[] } }) =>
  shops.requests.length;

test("a price is read only when due, and each reading is recorded once", async () => {
  const { w, show, after } = await scene();
  await using _ = w;
  const before = requestCount(w);
  await after(HOUR);
  expect(requestCount(w)).toBe(before);
  show("110");
  const read = await after(12 * HOUR);
  expect(read).toMatchObject({ priceCents: 11_000, linkStatus: "OK", calmReads: 0, version: 2 });
  expect(read.priceReadAt).toEqual(w.system.ctx().now);
  expect(await w.count("price_sightings")).toBe(2);
  expect(requestCount(w)).toBe(before + 1);
});

test("an unchanged product is read less and less", async () => {
  const { w, after } = await scene();
  await using _ = w;
  const waits: number[] = [];
  for (let n = 0; n < 4; n++) {
    const { nextRefreshAt } = await after(7 * DAY);
    waits.push((nextRefreshAt.getTime() - w.system.ctx().now.getTime()) / HOUR);
  }
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(waits[0]).toBeLessThanOrEqual(24);
  expect(waits[3]).toBeGreaterThan(48);
});

test("a wall or a timeout only delays the next reading, and pauses the host", async () => {
  const { w, ana, product, after } = await scene();
  await using _ = w;
  const other = "/dp/B0CFPL6CFZ";
  w.shops.serve(host, other, productPage({ name: "Outro", price: "50" }));
  await createProduct(ana.ctx(), { url: `https://${host}${other}` });
  w.shops.serve(host, path, blocked);
  w.shops.serve(host, other, blocked);
  const before = requestCount(w);
  const walled = await after(DAY);
  expect(requestCount(w)).toBe(before + 1); // the other one is not requested
  expect(walled).toMatchObject({ priceCents: 10_000 });
  const both = await w.db.selectFrom("products").select(["failures", "next_refresh_at"]).execute();
  expect(both.map(({ failures }) => failures).toSorted()).toEqual([0, 1]);
  for (const { next_refresh_at } of both) {
    expect(next_refresh_at.getTime()).toBeGreaterThan(
      w.system.ctx().now.getTime() + 45 * 60 * 1000,
    );
  }
  w.shops.serve(host, other, productPage({ name: "Outro", price: "50" }));
  w.shops.serve(host, path, () => html("", 500));
  await after(DAY);
  expect((await product()).linkStatus).toBe("UNREACHABLE");
});

test("a removed product differs from a sold-out one, and may come back", async () => {
  const { w, show, after } = await scene();
  await using _ = w;
  w.shops.serve(host, path, () => html("<title>Não encontrado</title>", 404));
  expect(await after(DAY)).toMatchObject({ linkStatus: "GONE", priceCents: 10_000 });
  show("100", false);
  expect(await after(8 * DAY)).toMatchObject({ linkStatus: "OK", availability: "OUT_OF_STOCK" });
  w.shops.serve(host, "/", "<p>Ofertas do dia</p>");
  w.shops.serve(host, path, redirect(`https://${host}/`));
  expect(await after(8 * DAY)).toMatchObject({ linkStatus: "GONE" });
});

test("a price drop is notified once, with both prices, and ends when the price is up again", async () => {
  const { w, ana, id, show, after, reported } = await scene();
  await using _ = w;
  show("97");
  expect(await after(DAY)).toMatchObject({ droppedFromCents: null });
  expect(await reported()).toEqual([]);
  show("90");
  expect(await after(DAY)).toMatchObject({ droppedFromCents: 10_000, reportedPriceCents: 9_000 });
  expect(await reported()).toMatchObject([{
    subject: id,
    title: "Baixou para R$ 90,00",
    text: "“Kindle” custava R$ 100,00. Crie uma oferta enquanto vale.",
    isOpen: true,
  }]);
  await after(2 * DAY);
  expect(await w.count("events where name = 'product.priceDropped'")).toBe(1);
  show("100");
  expect(await after(5 * DAY)).toMatchObject({ droppedFromCents: null, droppedAt: null });
  expect(await reported()).toMatchObject([{ title: "O preço voltou a subir", isOpen: false }]);
  show("90");
  await after(DAY);
  expect(await w.count("events where name = 'product.priceDropped'")).toBe(1); // it was so cheap
  expect(ana.id).toBe((await reported())[0]!.userId);
});

test("a host has a limit of readings a minute, and no instance reads what another one claimed", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  await seedProducts(
    w,
    ana,
    Array.from({ length: 2 * PER_MINUTE + 3 }, (_, n) => {
      const path = `/${n}`;
      w.shops.serve("loja.example", path, productPage({ name: "Fone", price: "99" }));
      return { path };
    }),
  );
  w.advance(DAY);
  const begun = requestCount(w);
  await Promise.all([refreshProducts(w.system.ctx()), refreshProducts(w.system.ctx())]);
  const toShop = () => w.shops.requests.slice(begun).filter(({ host }) => host === "loja.example");
  expect(toShop()).toHaveLength(PER_MINUTE);
  w.advance(61_000);
  await refreshProducts(w.system.ctx());
  w.advance(61_000);
  await refreshProducts(w.system.ctx());
  expect(new Set(toShop().map(({ path }) => path)).size).toBe(2 * PER_MINUTE + 3);
  expect(toShop()).toHaveLength(2 * PER_MINUTE + 3); // each once
});

test("a requested product is read at once and once, but not if it was read just now", async () => {
  const { w, ana, id, show, product, after } = await scene();
  await using _ = w;
  const before = requestCount(w);
  await updateProducts(ana.ctx(), { productIds: [id], refresh: true });
  await after(60_000);
  expect(requestCount(w)).toBe(before);
  w.advance(10 * 60_000);
  show("90");
  await updateProducts(ana.ctx(), { productIds: [id], refresh: true });
  await runReactions(w);
  expect(await product()).toMatchObject({ priceCents: 9_000 });
  await after(1_000);
  expect(requestCount(w)).toBe(before + 1);
});

test("nothing is read for a blocked person, nor for deleted products", async () => {
  const { w, ana, after } = await scene();
  await using _ = w;
  await w.db.updateTable("users").set({ blocked_at: new Date() }).where("id", "=", ana.id)
    .execute();
  const before = requestCount(w);
  await after(10 * DAY);
  expect(requestCount(w)).toBe(before);
});

test("a connected shop is read by its API, and by its page once a week for the link", async () => {
  await using s = await appWithShops();
  const { w, shopee } = s;
  const ana = await w.member();
  await connectShop(ana.ctx(), s.keys);
  const { href, pathname } = shopee.sell(sold("Fone Aurora X2", 12_990));
  w.shops.serve("shopee.com.br", pathname, productPage({ name: "Fone Aurora X2", price: "140" }));
  const { id } = await createProduct(ana.ctx(), { url: href });
  const after = async (ms: number) => {
    w.advance(ms);
    await refreshProducts(w.system.ctx());
    return await w.db.selectFrom("products").select(asProduct).where("id", "=", id)
      .executeTakeFirstOrThrow();
  };
  const pages = requestCount(w);
  expect(await after(DAY)).toMatchObject({ priceCents: 12_990, source: "VENDOR_API" });
  expect(requestCount(w)).toBe(pages);
  await shopee.goAway();
  expect(await after(DAY)).toMatchObject({ priceCents: 14_000, source: "STRUCTURED_DATA" });
  expect(requestCount(w)).toBe(pages + 1);
  await after(7 * DAY);
  expect(requestCount(w)).toBe(pages + 2);
});
