import { sql } from "kysely";
import { expect, test } from "vitest";
import { createApp } from "../../../server/app.ts";
import { Failure } from "../../../server/core/errors.ts";
import type { Demo, HomeData } from "../../../web/public/contract.ts";
import { databaseDigest } from "../../support/database/database_digest.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { blocked, redirect } from "../../support/sites/shop_site.ts";
import { testApp } from "../../support/test_app.ts";

const LINK = "https://loja.example/cafeteira?de=ana";

/** The product, with pages that are rendered as their data, and a shop with one product. */
async function demoApp() {
  const w = await testApp();
  const render = ({ data }: { data: object }) => JSON.stringify(data);
  let isBusy = false;
  const contextOf: typeof w.contextOf = (viewer) => {
    const ctx = w.contextOf(viewer);
    const readProduct: typeof ctx.ports.readProduct = (url, reader) =>
      isBusy
        ? Promise.reject(new Failure("TOO_MANY_REQUESTS"))
        : ctx.ports.readProduct(url, reader);
    return { ...ctx, ports: { ...ctx.ports, readProduct } };
  };
  const app = createApp({
    ...w,
    contextOf,
    config: { ...w.config, clientAddressHeader: "x-client" },
    web: { ...w.web, pages: { ...w.web.pages, render } },
  });
  w.shops.serve(
    "loja.example",
    "/cafeteira",
    productPage({ name: "Cafeteira Aurora", price: "189.90" }),
  );
  return {
    ...w,
    /** Refuses all reads of guests, as if too many waited. */
    setBusy: (busy: boolean) => void (isBusy = busy),
    /** Reads `link` as a guest at that address. */
    async read(link: string, address = "203.0.113.7", headers: Record<string, string> = {}) {
      const response = await app.fetch(
        new Request("http://localhost/", {
          method: "POST",
          headers: { host: "localhost", "x-client": address, ...headers },
          body: new URLSearchParams({ link }),
        }),
      );
      const { status } = response;
      const body = await response.text();
      const demo: Demo | null = body.includes(`"demo":`)
        ? (JSON.parse(body) as HomeData).demo
        : null;
      return { status, demo, headers: response.headers };
    },
    [Symbol.asyncDispose]: () => w[Symbol.asyncDispose](),
  };
}

test("a guest reads what the shop's page says, and the message without anybody's tag", async () => {
  await using w = await demoApp();
  const { status, demo, headers } = await w.read(LINK);
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(demo).toMatchObject({ link: LINK, isExample: false, problem: null });
  expect(demo!.reading).toMatchObject({
    title: "Cafeteira Aurora",
    price: "R$ 189,90",
    oldPrice: null,
    facts: [{ field: "PRICE", value: "R$ 189,90", source: "STRUCTURED_DATA" }],
  });
  expect(demo!.reading.text).toMatch(/^#publi\n[^]*Cafeteira Aurora[^]*R\$ 189,90/);
  expect(demo!.reading.text).toContain("https://loja.example/cafeteira");
  // A text that a shop's app shares holds the link, too.
  expect((await w.read(`Olha isto: ${LINK}`)).demo!.reading.title).toBe("Cafeteira Aurora");
});

test("what a guest reads is stored nowhere: but for the counter nothing changes", async () => {
  await using w = await demoApp();
  const before = await databaseDigest(w);
  await w.read(LINK);
  const { rows: counted } = await sql`delete from attempts returning *`.execute(w.db);
  expect(await databaseDigest(w)).toBe(before);
  expect(w.jobs).toEqual([]);
  expect(JSON.stringify(counted)).toMatch(/readForGuest/);
  expect(JSON.stringify(counted)).not.toMatch(/203\.0\.113|loja\.example|Cafeteira/);
});

test("an address reads five links an hour, then learns when to return", async () => {
  await using w = await demoApp();
  for (let read = 0; read < 5; read++) expect((await w.read(LINK)).status).toBe(200);
  const requests = w.shops.requests.length;
  const refused = await w.read(LINK);
  expect(refused.status).toBe(429);
  expect(refused.demo).toMatchObject({
    isExample: true,
    problem: expect.stringMatching(/^Você já leu 5 links nesta hora\. Volte em (?:60|59) minutos/),
  });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect(w.shops.requests).toHaveLength(requests);
  expect((await w.read(LINK, "203.0.113.8")).status).toBe(200);
});

test("a link that is refused because too many guests wait is none of the five", async () => {
  await using w = await demoApp();
  w.setBusy(true);
  for (let read = 0; read < 6; read++) {
    const { status, demo } = await w.read(LINK);
    expect([status, demo!.problem]).toEqual([429, expect.stringContaining("Muita gente")]);
  }
  w.setBusy(false);
  for (let read = 0; read < 5; read++) expect((await w.read(LINK)).status).toBe(200);
  expect((await w.read(LINK)).status).toBe(429);
});

test("an address gets sixty pages an hour, whatever it pastes", async () => {
  await using w = await demoApp();
  for (let form = 0; form < 60; form++) expect((await w.read("café")).demo).not.toBeNull();
  const refused = await w.read("café");
  expect([refused.status, refused.demo]).toEqual([429, null]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect((await w.read("café", "203.0.113.8")).demo).not.toBeNull();
});

test.each([
  ["", 400, "Isto não é um link de produto"],
  ["uma cafeteira boa", 400, "Isto não é um link de produto"],
  ["http://metadados.internal/", 400, "Este endereço não é de uma loja"],
  ["http://192.168.0.1/", 400, "Este endereço não é de uma loja"],
  ["https://loja.example/desvio", 400, "Este endereço não é de uma loja"],
  ["https://nenhures.example/p", 200, "Não consegui abrir essa página"],
  ["https://loja.example/nada", 200, "Não encontrei um produto nessa página"],
  ["https://loja.example/muro", 200, "A loja pediu uma verificação"],
])("%j gets a sentence, and the example stays", async (link, status, sentence) => {
  await using w = await demoApp();
  w.shops.serve("loja.example", "/muro", blocked);
  w.shops.serve("loja.example", "/desvio", redirect("http://169.254.169.254/latest"));
  const read = await w.read(link);
  expect(read.status).toBe(status);
  expect(read.demo).toMatchObject({ link, isExample: true });
  expect(read.demo!.problem).toContain(sentence);
});

test("a page without a price shows what it says, and that the price is missing", async () => {
  await using w = await demoApp();
  w.shops.serve("loja.example", "/sem", productPage({ name: "Cafeteira Aurora" }));
  const { demo } = await w.read("https://loja.example/sem");
  expect(demo).toMatchObject({
    isExample: false,
    problem: expect.stringContaining("A página não mostra o preço"),
    reading: { title: "Cafeteira Aurora", price: null, facts: [] },
  });
});

test("other sites' pages and large bodies read nothing", async () => {
  await using w = await demoApp();
  const foreign = await w.read(LINK, "203.0.113.7", { origin: "https://evil.example" });
  expect([foreign.status, foreign.demo]).toEqual([403, null]);
  expect((await w.read("x".repeat(20_000))).status).toBe(413);
  expect(w.shops.requests).toEqual([]);
});
