import { expect, test } from "vitest";
import type { LinkTarget } from "../../../server/core/links/short_link.ts";
import { createApp } from "../../../server/app.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { newId } from "../../../server/core/ids.ts";
import { insertLink } from "../../support/links/insert_link.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { testApp } from "../../support/test_app.ts";
import { until } from "../../support/until.ts";

const BROWSER =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const WHATSAPP = "WhatsApp/2.23.20.0 A";

/** The product with a person, `visit` to follow a link as a browser, and `clicks` as stored. */
async function linked() {
  const w = await testApp();
  const ana = await w.member();
  let visitors = 0;
  async function visit(path: string, headers: Record<string, string> = {}, method = "GET") {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { "user-agent": BROWSER, ...headers },
    });
    return await w.app.fetch(request, `203.0.113.${++visitors}`);
  }
  const clicks = (count: number) =>
    until(`${count} clicks`, async () => {
      const rows = await w.db.selectFrom("link_clicks").selectAll().orderBy("id").execute();
      return rows.length === count && rows;
    });
  return { ...w, ana, visit, clicks, [Symbol.asyncDispose]: () => w[Symbol.asyncDispose]() };
}

test("a link redirects without being stored on the way, and each visit is counted", async () => {
  await using w = await linked();
  const id = await insertLink(w.db, w.ana.id, "promo", "https://loja.example/a?b=1#c");
  for (const path of ["/promo", "/PROMO", "/promo?fbclid=x"]) {
    const { status, headers } = await w.visit(path);
    expect([status, headers.get("location")]).toEqual([302, "https://loja.example/a?b=1#c"]);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  const referer = "https://www.instagram.com/p/1";
  await w.visit("/promo", { "x-country": "br", referer });
  const stored = await w.clicks(4);
  expect(stored.find((one) => one.referrer_host)).toMatchObject({
    link_id: id,
    user_id: w.ana.id,
    visitor_kind: "PERSON",
    is_bot: false,
    device: "MOBILE",
    country: "BR",
    referrer_host: "www.instagram.com",
  });
  const link = await w.db.selectFrom("short_links").selectAll().executeTakeFirstOrThrow();
  expect([link.click_count, link.bot_count]).toEqual([4, 0]);
});

test("programs, previews, HEAD and what is loaded before it is wanted are counted apart", async () => {
  await using w = await linked();
  await insertLink(w.db, w.ana.id, "promo");
  const others: [string, Record<string, string>, string?][] = [
    ["302", { "user-agent": "curl/8.5.0" }],
    ["302", { "user-agent": "Googlebot/2.1" }],
    ["200", { "user-agent": WHATSAPP }],
    ["302", { "sec-purpose": "prefetch" }],
    ["302", {}, "HEAD"],
  ];
  for (const [status, headers, method] of others) {
    expect(`${(await w.visit("/promo", headers, method)).status}`).toBe(status);
  }
  const kinds = (await w.clicks(5)).map(({ visitor_kind }) => visitor_kind);
  expect(kinds.toSorted()).toEqual(["BOT", "BOT", "BOT", "PREFETCH", "PREVIEW"]);
  const link = await w.db.selectFrom("short_links").selectAll().executeTakeFirstOrThrow();
  expect([link.click_count, link.bot_count]).toEqual([0, 5]);
});

test("the same person counts once in half an hour", async () => {
  await using w = await linked();
  await insertLink(w.db, w.ana.id, "promo");
  const again = () =>
    w.app.fetch(
      new Request("http://localhost/promo", { headers: { "user-agent": BROWSER } }),
      "198.51.100.1",
    );
  await again();
  await again();
  w.advance(31 * 60_000);
  await again();
  const repeats = (await w.clicks(3)).map(({ is_repeat }) => is_repeat);
  expect(repeats.toSorted()).toEqual([false, false, true]);
  const link = await w.db.selectFrom("short_links").selectAll().executeTakeFirstOrThrow();
  expect(link.click_count).toBe(2);
});

test("messengers get the title, the price with its date, the picture and the address", async () => {
  await using w = await linked();
  await insertLink(w.db, w.ana.id, "promo", undefined, { title: `Fone <b>"bom"` });
  const answer = await w.visit("/promo", { "user-agent": WHATSAPP });
  expect(answer.headers.get("content-type")).toContain("text/html");
  const html = await answer.text();
  expect(html).toContain(`<meta property="og:title" content="Fone &#60;b&#62;&#34;bom&#34;">`);
  expect(html).toContain(`<link rel="canonical" href="http://localhost`);
  expect(html).not.toContain("<b>");
});

test("messengers get the time of the price in the zone of the link's person", async () => {
  await using w = await linked();
  await w.db.updateTable("users").set({ time_zone: "America/Manaus" }).where("id", "=", w.ana.id)
    .execute();
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone", price: "99.00" }));
  const { id } = await createOffer(w.ana.ctx(), { url: "https://loja.example/fone" });
  await insertLink(w.db, w.ana.id, "promo", undefined, { offer_id: id });
  const html = await (await w.visit("/promo", { "user-agent": WHATSAPP })).text();
  expect(html).toContain("preço visto em 21/11 às 08:00");
});

test("messengers get an uploaded picture from the site, and nobody one of a link that shows none", async () => {
  await using w = await linked();
  const jpeg = new Uint8Array([1, 2, 3]);
  const [uploaded] = [newId("pho")];
  await w.db.insertInto("media")
    .values({ id: uploaded, user_id: w.ana.id, kind: "IMAGE", bytes: jpeg, created_at: new Date() })
    .execute();
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone", price: "99.00" }));
  const { id } = await createOffer(w.ana.ctx(), { url: "https://loja.example/fone" });
  await w.db.updateTable("offers").set({ image_url: `/api/offers/pictures/${uploaded}.jpg` })
    .where("id", "=", id).execute();
  const columns = { offer_id: id };
  await insertLink(w.db, w.ana.id, "promo", undefined, columns);
  const html = await (await w.visit("/promo", { "user-agent": WHATSAPP })).text();
  const { href, origin } = new URL(/property="og:image" content="([^"]+)"/.exec(html)![1]!);
  const { siteHost } = w.contextOf({ kind: "system" }).ports.shortLinks;
  expect(origin).toBe(`http://${siteHost}`);
  const shown = await w.visit(new URL(href).pathname);
  expect([shown.status, await shown.bytes()]).toEqual([200, jpeg]);
  const past = new Date("2026-11-01T00:00:00Z");
  await insertLink(w.db, w.ana.id, "secret", undefined, { ...columns, password_hash: "x" });
  await insertLink(w.db, w.ana.id, "gone", undefined, { ...columns, disabled_at: past });
  await insertLink(w.db, w.ana.id, "over", undefined, { ...columns, expires_at: past });
  await insertLink(w.db, w.ana.id, "other");
  for (const slug of ["secret", "gone", "over", "other", "unknown"]) {
    expect([slug, (await w.visit(`/api/links/pictures/${slug}.jpg`)).status]).toEqual([slug, 404]);
  }
});

test("a link that leads nowhere says so; an unknown one, or a blocked person's, is no link", async () => {
  await using w = await linked();
  const past = new Date("2026-11-01T00:00:00Z");
  const future = new Date("2026-12-01T00:00:00Z");
  const target = (isFull: boolean): LinkTarget => ({ url: "https://a.example", weight: 1, isFull });
  await insertLink(w.db, w.ana.id, "expired", undefined, { expires_at: past });
  await insertLink(w.db, w.ana.id, "early", undefined, { starts_at: future });
  await insertLink(w.db, w.ana.id, "disabled", undefined, { disabled_at: past });
  await insertLink(w.db, w.ana.id, "full", [target(true), target(true)]);
  await insertLink(w.db, w.ana.id, "gone", undefined, { offer_id: "ofr_0" });
  await insertLink(w.db, w.ana.id, "deleted", undefined, { deleted_at: past });
  await insertLink(w.db, w.ana.id, "script", "javascript:alert(1)");
  const statuses = { expired: 410, early: 404, disabled: 410, full: 404, gone: 404, script: 404 };
  for (const [slug, status] of Object.entries(statuses)) {
    const answer = await w.visit(`/${slug}`);
    expect([slug, answer.status, await answer.text()]).toEqual([
      slug,
      status,
      "<title>link</title>",
    ]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  }
  for (const path of ["/deleted", "/unknown", "/a.b", "/-x-", `/${"x".repeat(41)}`]) {
    const answer = await w.visit(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, "<title>error</title>"]);
  }
  const rui = await w.member("rui");
  await insertLink(w.db, rui.id, "rui");
  await w.db.updateTable("users").set({ blocked_at: past }).where("id", "=", rui.id).execute();
  expect((await w.visit("/rui")).status).toBe(404);
  expect(await w.count("link_clicks")).toBe(0);
});

test("a fixed address is never a link, whatever is stored", async () => {
  await using w = await linked();
  for (const slug of ["app", "api", "graphql", "termos", "healthz"]) {
    await insertLink(w.db, w.ana.id, slug);
    const answer = await w.visit(`/${slug}`);
    expect([slug, answer.status]).not.toEqual([slug, 302]);
  }
});

test("a changed link leads to its new target, in every process that listens", async () => {
  await using w = await linked();
  const linkId = await insertLink(w.db, w.ana.id, "promo");
  await w.visit("/promo");
  const visit = {
    method: "GET",
    path: "/promo",
    header: (name: string) => name === "user-agent" ? BROWSER : null,
    connectedFrom: "203.0.113.250",
  };
  expect(w.app.redirect(visit)).toBe("https://loja.example/produto");
  const ctx = w.contextOf({ kind: "system" });
  const targets = JSON.stringify([{ url: "https://outra.example/", weight: 1 }]);
  await w.db.transaction().execute(async (db) => {
    await db.updateTable("short_links").set({ targets }).where("id", "=", linkId).execute();
    await ctx.record({ ...ctx, db }, [{ name: "link.updated", userId: w.ana.id, linkId }]);
  });
  await until("the new target", () => w.app.redirect(visit) === null);
  expect((await w.visit("/promo")).headers.get("location")).toBe("https://outra.example/");
  expect(w.app.redirect({ ...visit, path: "/app" })).toBe(null);
});

test("a link with a password opens by it; who guesses is refused after ten tries", async () => {
  await using w = await linked();
  const passwordHash = await w.contextOf({ kind: "system" }).ports.passwords.hash("abre-te");
  await insertLink(w.db, w.ana.id, "secret", undefined, { password_hash: passwordHash });
  expect(await (await w.visit("/secret")).text()).toBe("<title>link</title>");
  const type = (password: string, from: string) =>
    w.app.fetch(
      new Request("http://localhost/secret", {
        method: "POST",
        headers: { "user-agent": BROWSER },
        body: new URLSearchParams({ password }),
      }),
      from,
    );
  expect((await type("errada", "203.0.113.1")).status).toBe(403);
  const opened = await type("abre-te", "203.0.113.1");
  expect([opened.status, opened.headers.get("location")])
    .toEqual([303, "https://loja.example/produto"]);
  for (let n = 0; n < 8; n++) await type("errada", "203.0.113.2");
  expect((await type("abre-te", "203.0.113.3")).status).toBe(429);
  expect((await type("abre-te", "198.51.100.1")).status).toBe(303);
  expect(await w.clicks(2)).toHaveLength(2);
});

test("a link whose offer was deleted leads to its person's store, if it can be visited", async () => {
  await using w = await linked();
  await insertLink(w.db, w.ana.id, "gone", undefined, { offer_id: "ofr_0" });
  expect((await w.visit("/gone")).status).toBe(404);
  await w.db.insertInto("stores").values({
    id: "sto_0",
    user_id: w.ana.id,
    slug: "da-ana",
    title: "Loja da Ana",
    version: 1,
    about: "",
    is_only_sent: false,
    marketplaces: [],
    links: "[]",
    invites: "[]",
    published_at: new Date(),
    created_at: new Date(),
    updated_at: new Date(),
    // deno-lint-ignore no-explicit-any -- the other columns have defaults
  } as any).execute();
  expect((await w.visit("/gone")).headers.get("location")).toBe("http://localhost/store/da-ana");
});

test("the host of short links serves nothing else", async () => {
  await using w = await linked();
  await insertLink(w.db, w.ana.id, "promo");
  const linkHost = "ofer.ta";
  const contextOf: typeof w.contextOf = (viewer) => {
    const ctx = w.contextOf(viewer);
    const hosts = { ...ctx.ports.shortLinks, linkHost };
    return { ...ctx, ports: { ...ctx.ports, shortLinks: hosts } };
  };
  const app = createApp({ ...w, contextOf });
  const visit = async (path: string, host = linkHost) =>
    await app.fetch(
      new Request(`http://${linkHost}${path}`, { headers: { host, "user-agent": BROWSER } }),
    );
  expect((await visit("/promo")).status).toBe(302);
  for (
    const path of ["/", "/termos", "/app/gerador", "/graphql", "/api/auth/get-session", "/promo/x"]
  ) {
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  }
  for (const host of ["OFER.TA", "ofer.ta.", "ofer.ta:443", "ofer.ta.:80"]) {
    expect([host, (await visit("/termos", host)).status]).toEqual([host, 404]);
    expect((await visit("/promo", host)).status).toBe(302);
  }
  const headers = { get: (name: string) => name === "host" ? linkHost : null };
  expect(app.cachedPage({ method: "GET", url: `http://${linkHost}/`, headers })).toBe(null);
});
