import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { articleLibrary } from "../../../server/adapters/articles/article_library.ts";
import { expect, test } from "vitest";
import { updateAppearance } from "../../../server/core/appearance/appearance.ts";
import { TRIAL_DAYS } from "../../../server/core/plans/subscription.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { builtProduct, isBuilt } from "../../support/built_pages.ts";

// Skipped without a build (`deno task web`); the gate builds first.
const built = test.skipIf(!isBuilt);

built("each public page has its title, its description, and a picture that exists", async () => {
  await using w = await builtProduct({ publicUrl: "https://garimpo.example", siteName: "Mina" });
  for (
    const [path, title] of [["/", "Transforme um link em oferta conferida"], [
      "/termos",
      "Termos de uso",
    ], [
      "/privacidade",
      "Privacidade",
    ]] as const
  ) {
    const page = await w.ask(path);
    const html = await page.text();
    expect([page.status, page.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(html).toContain(`<title>${title} · Mina</title>`);
    expect(html).toContain(`<html lang="pt-BR"`);
    expect(html).toContain(`<link rel="canonical" href="https://garimpo.example${path}"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    const picture = /property="og:image" content="https:\/\/garimpo.example([^"]+)"/.exec(
      html,
    )![1]!;
    for (const file of [picture, ...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]) {
      const response = await w.ask(typeof file === "string" ? file : file[1]!);
      expect([file, response.status]).toEqual([file, 200]);
    }
  }
});

built("what a page brings along runs by its hash, and nothing else does", async () => {
  await using w = await builtProduct();
  const page = await w.ask("/");
  const html = await page.text();
  const policy = page.headers.get("content-security-policy")!;
  // JSON-LD is data, which no policy has to allow.
  const inline = [
    ...html.matchAll(/<(style|script)(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/\1>/g),
  ];
  expect(inline).toHaveLength(3); // the theme, the colours, the style
  for (const [, , code] of inline) {
    expect(policy).toContain(createHash("sha256").update(code!).digest("base64"));
  }
  expect(policy).not.toMatch(/unsafe|nonce/);
  expect(html).not.toMatch(/ style="| on\w+="/);
});

built("a page is kept by its name: compressed, the same for all, and revalidated", async () => {
  await using w = await builtProduct();
  const plain = await (await w.ask("/termos")).text();
  const brotli = await w.ask("/termos", { "accept-encoding": "gzip, br" });
  expect(brotli.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe(plain);
  const gzip = await w.ask("/termos", { "accept-encoding": "gzip, br;q=0" });
  expect(gunzipSync(await gzip.bytes()).toString()).toBe(plain);
  expect([brotli.headers.get("vary"), brotli.headers.get("cache-control")])
    .toEqual(["accept-encoding", "public, no-cache"]);
  const etag = brotli.headers.get("etag")!;
  const unchanged = await w.ask("/termos", { "if-none-match": etag });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
  const head = await w.ask("/termos", {}, "HEAD");
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
});

built("new colours are in the next first bytes, with their version", async () => {
  await using w = await builtProduct();
  const before = await w.ask("/");
  const rute = await w.admin();
  await updateAppearance(rute.ctx(), { primaryColor: "#006655" });
  await expect.poll(async () => (await w.ask("/")).headers.get("etag"))
    .not.toBe(before.headers.get("etag"));
  const html = await (await w.ask("/")).text();
  expect(html).toMatch(/<style id="appearance" data-version="2">:root\{[^}]*--primary:#006655/i);
});

built("without a script the demo is a form: what was read comes with the page", async () => {
  await using w = await builtProduct();
  w.shops.serve(
    "loja.example",
    "/p",
    productPage({ name: "Cafeteira <b>Aurora", price: "189.90" }),
  );
  const page = await w.app.fetch(
    new Request("http://localhost/", {
      method: "POST",
      body: new URLSearchParams({ link: "https://loja.example/p?de=ana" }),
    }),
  );
  const html = await page.text();
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(html).toContain("<b>Cafeteira &lt;b&gt;Aurora</b>");
  expect(html).toContain("<b>R$ 189,90</b>");
  expect(html).toContain("com a sua etiqueta o link paga você");
  expect(html).toContain("Lido agora");
});

built("the home page says in JSON-LD what the product is and what it costs", async () => {
  await using w = await builtProduct({
    publicUrl: "https://garimpo.example",
    siteName: "Mina </script>",
  });
  const html = await (await w.ask("/")).text();
  const [, data] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)!;
  expect(JSON.parse(data!)["@graph"]).toMatchObject([
    { "@type": "Organization", name: "Mina </script>", url: "https://garimpo.example/" },
    { "@type": "SoftwareApplication", offers: { price: 0, priceCurrency: "BRL" } },
  ]);
});

built("the pictures of the product are of a known size, and small", async () => {
  await using w = await builtProduct();
  const html = await (await w.ask("/")).text();
  const pictures = [...html.matchAll(/"(\/assets\/generator-[^"]+\.webp)"/g)];
  expect(pictures).toHaveLength(4); // light and dark, for desktops and phones
  for (const [, path] of pictures) {
    const picture = await w.ask(path!);
    expect((await picture.bytes()).length).toBeLessThanOrEqual(60_000);
  }
  for (const [tag] of html.matchAll(/<(?:img|source)\b[^>]*>/g)) {
    expect(tag).toMatch(/ width="\d+" height="\d+"/);
  }
});

built("a public route's data stand beside it as JSON, and nowhere else", async () => {
  await using w = await builtProduct({ privacyContact: "privacidade@garimpo.example" });
  const json = async (path: string) => (await w.ask(path)).json();
  expect(await json("/_payload.json")).toMatchObject({
    limits: { messagesPerMonth: 200, groups: 3, sessions: 1, offersPerDay: 20 },
    trialDays: TRIAL_DAYS,
    demo: { link: "", isExample: true, problem: null, reading: { shop: "Magalu" } },
  });
  for (const path of ["/termos", "/privacidade"]) {
    expect(await json(`${path}/_payload.json`)).toEqual({
      version: expect.stringMatching(/^\d+\.\d+$/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      privacyContact: "privacidade@garimpo.example",
    });
  }
  for (const path of ["/app/gerador/_payload.json", "/nada/_payload.json", "//_payload.json"]) {
    const answer = await w.ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.json()).toHaveProperty("message");
  }
});

built("whom to ask about one's data is on the page, or that nobody was named", async () => {
  await using w = await builtProduct();
  expect(await (await w.ask("/privacidade")).text()).toContain("ainda não informou um contato");
  await using named = await builtProduct({ privacyContact: "dpo@garimpo.example" });
  expect(await (await named.ask("/privacidade")).text()).toContain(`"mailto:dpo@garimpo.example"`);
});

built("crawlers find the pages, and what is not for them", async () => {
  await using w = await builtProduct({ publicUrl: "https://garimpo.example" });
  const robots = await (await w.ask("/robots.txt")).text();
  expect(robots).toContain("Disallow: /api/");
  expect(robots).toContain("Sitemap: https://garimpo.example/sitemap.xml");
  const sitemap = await (await w.ask("/sitemap.xml")).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, place]) => place);
  const isText = (place = "") => place.includes("/docs/");
  const isArticle = (place = "") => place.includes("/ajuda/");
  expect(places.filter((place) => !isArticle(place) && !isText(place))).toEqual([
    "https://garimpo.example/",
    "https://garimpo.example/termos",
    "https://garimpo.example/privacidade",
    "https://garimpo.example/ajuda",
    "https://garimpo.example/o-que-vem-ai",
  ]);
  expect(places.filter(isArticle)).toHaveLength((await articleLibrary()()).articles.length);
  expect(places.filter(isText)).toContain("https://garimpo.example/docs/api");
});

built(
  "a page names the host that the request was sent to, whatever the request's line says",
  async () => {
    await using w = await builtProduct();
    const page = async (url: string, host: string) =>
      await (await w.app.fetch(new Request(url, { headers: { host } }))).text();
    const canonical = (host: string) => `<link rel="canonical" href="http://${host}/"`;
    expect(await page("http://evil.example/", "garimpo.example")).toContain(
      canonical("garimpo.example"),
    );
    expect(await page("http://garimpo.example/", `a"><b>`)).toContain(canonical("garimpo.example"));
  },
);
