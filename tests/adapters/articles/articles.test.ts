import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articleHtml } from "../../../server/adapters/articles/article_html.ts";
import { articleLibrary, parseArticle } from "../../../server/adapters/articles/article_library.ts";
import type { PictureList } from "../../../server/adapters/articles/article_pictures.ts";
import { sentences } from "../../../server/core/errors.ts";
import { schema } from "../../../server/graphql/schema.ts";
import { articleCategories, articlePath } from "../../../server/core/help/articles/article.ts";
import { screenWords } from "../../support/screen_words.ts";
import { articlesByCode } from "../../../web/build/article_codes.ts";
import { docPath, DOCS_PATH, filled } from "../../../server/http/pages/docs/api_docs.ts";
import { paths, publicPaths } from "../../../web/paths.ts";

const { articles, docs, find, search } = await articleLibrary()();
const files = globSync("help/*.md").map((path) => [path, readFileSync(path, "utf8")] as const);
const isOnScreen = screenWords();

test("there are articles in each category, and none twice", () => {
  expect(articles.length).toBeGreaterThanOrEqual(30);
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(articles.filter(({ summary }) => summary.length > 150).map(({ slug }) => slug)).toEqual(
    [],
  );
});

test("every refusal that an article names exists, and no two articles name the same one", () => {
  const named = articles.flatMap(({ codes }) => codes);
  expect(named.filter((code) => !(code in sentences))).toEqual([]);
  expect(named.filter((code, at) => named.indexOf(code) !== at)).toEqual([]);
  const built = articlesByCode();
  expect(Object.keys(built).toSorted()).toEqual([...named].toSorted());
  for (const [code, slug] of Object.entries(built)) expect(find(slug)!.codes).toContain(code);
});

test("every button and title that an article names is on a screen", () => {
  const absent = files.flatMap(([file, text]) =>
    [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, words]) => words!.replaceAll(/\s+/g, " "))
      .filter((words) => !isOnScreen(words)).map((words) => `${file}: ${words}`)
  );
  expect(absent).toEqual([]);
});

test("every link in an article leads somewhere", () => {
  const served: readonly string[] = [
    ...Object.values({ ...paths, ...publicPaths }),
    ...docs.map(docPath),
    ...["", ...Object.keys(schema.getTypeMap()).map((name) => `/${name}`)]
      .map((type) => `${DOCS_PATH}/referencia${type}`),
    "/graphql",
  ];
  const lost = [...articles, ...docs].flatMap(({ slug, html }) =>
    [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!)
      .filter((href) => !served.includes(href) && !find(href.replace(/^\/ajuda\//, "")))
      .map((href) => `${slug}: ${href}`)
  );
  expect(lost).toEqual([]);
});

test("nothing that a text takes from a file or the code is left unfilled in what is published", () => {
  const texts = [...docs, ...articles].map(({ html }) => filled(html, "https://meu.example"));
  const found = texts.flatMap((html) => html.match(/\{\s*\{[^{}]*\}\s*\}/g) ?? []);
  const ofBrunoAndN8n = ["{{site}}", "{{chave}}", "{{ $json.chave }}"];
  expect(new Set(found)).toEqual(new Set(ofBrunoAndN8n));
});

test("every picture of an article was taken, is small, and shows words that the screens still say", () => {
  const list: PictureList = JSON.parse(readFileSync("help/pictures/pictures.json", "utf8"));
  const used = files.flatMap(([, text]) =>
    [...text.matchAll(/!\[[^\]]+\]\(([\w-]+)\)/g)].map(([, name]) => name!)
  );
  expect(used.toSorted()).toEqual(Object.keys(list).toSorted());
  for (const [name, { words }] of Object.entries(list)) {
    for (const theme of ["light", "dark"]) {
      const file = `help/pictures/${name}-${theme}.webp`;
      expect([file, existsSync(file) && readFileSync(file).length < 30_000]).toEqual([file, true]);
    }
    expect([name, words.filter((one) => !isOnScreen(one))]).toEqual([name, []]);
  }
});

test.each([
  ["conectar whatsapp", "conectar-o-whatsapp"],
  ["qr code", "conectar-o-whatsapp"],
  ["whatsap caiu", "whatsapp-desconectou"],
  ["etiqueta da amzon", "etiqueta-da-amazon"],
  ["cupoms", "cupons"],
  ["reembolso", "cancelar-e-reembolso"],
  ["devolução do dinheiro", "cancelar-e-reembolso"],
  ["boleto", "assinar-e-pagar"],
  ["mensagem duplicada", "mensagem-em-duvida"],
  ["captcha", "link-recusado"],
  ["silencio a noite", "ritmo-e-silencio"],
  ["esqueci minha senha", "senha-e-sessoes"],
  ["LGPD", "baixar-ou-excluir-meus-dados"],
  ["telegran bot", "conectar-o-telegram"],
  ["google agenda", "calendario-em-outro-app"],
])("a search without care finds its article: %s", (words, slug) => {
  expect(search(words).slice(0, 2).map((article) => article.slug)).toContain(slug);
});

test("a search for nothing of ours finds nothing", () => {
  expect(search("xyzzyqw")).toEqual([]);
});

test("a text of Markdown becomes HTML of ours alone", () => {
  const html = articleHtml("Veja [aqui](/ajuda/x) e [lá](https://x.example/?a=1&b=2).", new Map());
  expect(html).toContain(`<a href="/ajuda/x">aqui</a>`);
  expect(html).toContain(`href="https://x.example/?a=1&amp;b=2" rel="noopener noreferrer"`);
  expect(() => articleHtml("<script>1</script>", new Map())).toThrow("HTML");
  expect(() => articleHtml("[x](javascript:1)", new Map())).toThrow("javascript:1");
  expect(() => articleHtml("[x](//other.example)", new Map())).toThrow();
});

test("an article works without its picture, and shows it in both themes once it is there", () => {
  const body = "Antes.\n\n![Uma tela](tela)\n\nDepois.";
  expect(articleHtml(body, new Map())).toBe("<p>Antes.</p>\n<p>Depois.</p>\n");
  const picture = { bytes: new Uint8Array(), width: 360, height: 200, version: "abc" };
  const html = articleHtml(
    body,
    new Map([["tela-light.webp", picture], ["tela-dark.webp", picture]]),
  );
  expect(html).toContain(`<figure><img src="/ajuda/figuras/tela-light.webp?v=abc" alt="Uma tela"`);
  expect(html.match(/<img/g)).toHaveLength(2);
});

test("a file without a title is refused", () => {
  const file = "---\nsummary: x\ncategory: Envios\n---\n\nTexto\n";
  expect(() => parseArticle("x", file, String)).toThrow("help/x.md");
  expect(articlePath("x")).toBe("/ajuda/x");
});
