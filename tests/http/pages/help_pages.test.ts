import { expect, test } from "vitest";
import { BROWSER, builtProduct, isBuilt } from "../../support/built_pages.ts";

const built = test.skipIf(!isBuilt);
type Product = Awaited<ReturnType<typeof builtProduct>>;

const text = async (w: Product, path: string) => await (await w.ask(path)).text();

const rate = (w: Product, slug: string, fields: Record<string, string>, from: string, token = "") =>
  Promise.resolve(w.app.fetch(
    new Request(`http://localhost/ajuda/${slug}`, {
      method: "POST",
      headers: { "user-agent": BROWSER, ...token && { authorization: `Bearer ${token}` } },
      body: new URLSearchParams(fields),
    }),
    from,
  ));

const stored = (w: Product) =>
  w.db.selectFrom("article_ratings").select(["slug", "user_id", "is_helpful", "words"])
    .orderBy("created_at").execute();

built("the help lists its articles, each with a page that search engines may list", async () => {
  await using w = await builtProduct({ publicUrl: "https://garimpo.example" });
  const list = await text(w, "/ajuda");
  expect(list).toContain(`<link rel="canonical" href="https://garimpo.example/ajuda"/>`);
  expect(list).toContain(`href="/ajuda/conectar-o-whatsapp"`);
  const page = await w.ask("/ajuda/conectar-o-whatsapp");
  const html = await page.text();
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
  expect(html).toContain(
    `<link rel="canonical" href="https://garimpo.example/ajuda/conectar-o-whatsapp"/>`,
  );
  expect(html).toContain(`"@type":"TechArticle","headline":"Conectar o seu WhatsApp"`);
  expect(html).toContain("<h1>Conectar o seu WhatsApp</h1>");
  expect(html).not.toContain("noindex");
  const again = await w.ask("/ajuda/conectar-o-whatsapp", {
    "if-none-match": page.headers.get("etag")!,
  });
  expect(again.status).toBe(304);
  expect((await w.ask("/ajuda/nenhum")).status).toBe(404);
  expect((await w.ask("/ajuda/figuras/nenhuma.webp")).status).toBe(404);
});

built(
  "a search forgives accents and slips, is not listed, and is empty without shame",
  async () => {
    await using w = await builtProduct();
    const found = await w.ask("/ajuda?busca=silencio%20a%20noite");
    const html = await found.text();
    expect([found.status, found.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html).toContain(`href="/ajuda/ritmo-e-silencio"`);
    expect(html).toContain(`<meta name="robots" content="noindex"/>`);
    expect(await text(w, "/ajuda?busca=%3Cb%3Exyzzyq")).toContain(
      "Nada sobre “&lt;b&gt;xyzzyq”. Tente outras palavras",
    );
    expect(await text(w, "/ajuda?busca=")).toContain(`href="/ajuda/cupons"`);
  },
);

built("a guest rates an article once a day, a member once and again", async () => {
  await using w = await builtProduct();
  const ana = await w.member("ana");
  const from = "203.0.113.9";
  const sent = await rate(w, "cupons", { ajudou: "nao", faltou: "Faltou <b>isto</b>." }, from);
  expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining("Obrigado.")]);
  await rate(w, "cupons", { ajudou: "sim" }, from);
  expect(await stored(w)).toEqual([
    { slug: "cupons", user_id: null, is_helpful: false, words: "Faltou <b>isto</b>." },
  ]);
  await rate(w, "cupons", { ajudou: "sim" }, "203.0.113.10", ana.token!);
  await rate(w, "cupons", { ajudou: "nao", faltou: "Nada" }, "203.0.113.10", ana.token!);
  expect((await stored(w)).slice(1)).toEqual([
    { slug: "cupons", user_id: ana.id, is_helpful: false, words: "Nada" },
  ]);
  const long = await rate(w, "cupons", { ajudou: "nao", faltou: "a".repeat(501) }, "203.0.113.11");
  expect([long.status, await long.text()]).toEqual([
    400,
    expect.stringContaining("Conte o que faltou em até 500 caracteres."),
  ]);
  expect((await rate(w, "cupons", { faltou: "a".repeat(9_000) }, from)).status).toBe(413);
  for (let more = 0; more < 18; more++) await rate(w, "cupons", { ajudou: "sim" }, from);
  const late = await rate(w, "calendario", { ajudou: "sim" }, from);
  expect(await late.text()).toContain("Foram tentativas demais.");
});

built("a form of another site rates nothing", async () => {
  await using w = await builtProduct();
  const response = await w.app.fetch(
    new Request("http://localhost/ajuda/cupons", {
      method: "POST",
      headers: { "user-agent": BROWSER, origin: "https://evil.example" },
      body: new URLSearchParams({ ajudou: "nao" }),
    }),
    "203.0.113.9",
  );
  expect([response.status, await stored(w)]).toEqual([403, []]);
});

built("admins see the articles that fail the most people first", async () => {
  await using w = await builtProduct();
  const [ana, bia, rute] = [await w.member("ana"), await w.member("bia"), await w.admin("rute")];
  const mutation = (id: string, isHelpful: boolean, words = "") =>
    `mutation { rateArticle(input: { id: "${id}", isHelpful: ${isHelpful}, words: "${words}" }) {
      ... on ArticleRating { isHelpful } ... on UserError { code } } }`;
  await w.request(ana, mutation("cupons", true));
  await w.request(bia, mutation("cupons", true));
  await w.request(ana, mutation("calendario", false, "Não achei o botão"));
  expect((await w.request(ana, mutation("nenhum", true))).data.rateArticle.code)
    .toBe("ARTICLE_NOT_FOUND");
  const { data } = await w.request(
    rute,
    "{ articleScores { article { id } helpful unhelpful words } }",
  );
  expect(data.articleScores).toEqual([
    { article: { id: "calendario" }, helpful: 0, unhelpful: 1, words: ["Não achei o botão"] },
    { article: { id: "cupons" }, helpful: 2, unhelpful: 0, words: [] },
  ]);
  const own = await w.request(
    ana,
    `{ viewer { articleRating(articleId: "calendario") { words } } }`,
  );
  expect(own.data.viewer.articleRating).toEqual({ words: "Não achei o botão" });
});
