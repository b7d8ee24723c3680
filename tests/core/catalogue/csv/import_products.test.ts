import { expect, test } from "vitest";
import { deleteProducts } from "../../../../server/core/catalogue/delete_products.ts";
import { exportProducts } from "../../../../server/core/catalogue/csv/export_products.ts";
import { importProducts } from "../../../../server/core/catalogue/csv/import_products.ts";
import { csvLine, HEADER, seedProduct } from "../../../support/seed/products.ts";
import { testApp } from "../../../support/test_app.ts";

async function scene() {
  const w = await testApp();
  const ana = await w.member();
  const bring = async (csv: string, more: object = {}) => {
    const { isSaved, lines } = await importProducts(ana.ctx(), { csv, ...more });
    return { isSaved, lines: lines.map(({ line, outcome, column }) => [line, outcome, column]) };
  };
  const products = async () =>
    await w.db.selectFrom("products")
      .select(["title", "shop", "price_cents", "old_price_cents", "tags", "note", "source"])
      .orderBy("id").execute();
  return { w, ana, bring, products };
}

const file = (...lines: string[]) => [HEADER, ...lines].join("\r\n");

test("a Brazilian spreadsheet is read: BOM, semicolons, decimal commas, line breaks in a cell", async () => {
  const { w, bring, products } = await scene();
  await using _ = w;
  const csv = "\ufeffTÍTULO;link;De;preço;Tags;Observação;Sem uso\r\n" +
    '"Fone ""Pro""";https://loja.example/fone?utm_source=x;R$ 1.499,90;"1.234,56";"casa, Natal";"um\ndois";?\r\n' +
    "\r\n" +
    "Cabo;loja.example/cabo;;29,9;;;\r\n";
  expect(await bring(csv)).toEqual({
    isSaved: true,
    lines: [[2, "CREATED", null], [5, "CREATED", null]],
  });
  expect(await products()).toEqual([
    {
      title: 'Fone "Pro"',
      shop: "Loja",
      price_cents: 123_456,
      old_price_cents: 149_990,
      tags: ["casa", "Natal"],
      note: "um\ndois",
      source: "PERSON",
    },
    {
      title: "Cabo",
      shop: "Loja",
      price_cents: 2_990,
      old_price_cents: null,
      tags: [],
      note: null,
      source: "PERSON",
    },
  ]);
  expect(await w.count("price_sightings")).toBe(0); // a person's word
});

test("commas separate columns too, and columns may be in any order", async () => {
  const { w, bring, products } = await scene();
  await using _ = w;
  const csv = 'Loja,Preço,Nome,URL\nA loja,"1.234,56",Fone,https://loja.example/fone';
  expect(await bring(csv)).toMatchObject({ isSaved: true });
  expect(await products()).toMatchObject([{ title: "Fone", shop: "A loja", price_cents: 123_456 }]);
});

test("each invalid line names place and reason, and nothing is saved unless the valid ones are requested", async () => {
  const { w, ana, bring, products } = await scene();
  await using _ = w;
  const csv = file(
    csvLine({ path: "/certo" }),
    csvLine({ path: "/preco", price: "caro" }),
    csvLine({ path: "/zero", price: "0,00" }),
    "isto não é link;Fone;10,00;;;",
    "https://amzn.to/3abc;Fone;10,00;;;",
    "http://127.0.0.1/fone;Fone;10,00;;;",
    csvLine({ path: "/titulo", title: "" }),
    csvLine({ path: "/etiqueta", tags: "a".repeat(31) }),
    csvLine({ path: "/certo", title: "Outra vez" }),
  );
  const lines = [
    [2, "CREATED", null],
    [3, "FAILED", "Preço"],
    [4, "FAILED", "Preço"],
    [5, "FAILED", "Link"],
    [6, "FAILED", "Link"],
    [7, "FAILED", "Link"],
    [8, "FAILED", "Título"],
    [9, "FAILED", "Marcadores"],
    [10, "SKIPPED", null],
  ];
  expect(await bring(csv)).toEqual({ isSaved: false, lines });
  expect(await products()).toEqual([]);
  const reported = await importProducts(ana.ctx(), { csv });
  expect(reported.lines.map(({ message }) => message)).toMatchObject({
    1: "Escreva só o valor, como 129,90.",
    8: "O mesmo produto está na linha 2. Só ela conta.",
  });
  expect(await bring(csv, { canSkipFailed: true })).toEqual({ isSaved: true, lines });
  expect(await products()).toHaveLength(1);
});

test("a dry run reports the same and saves nothing", async () => {
  const { w, bring, products } = await scene();
  await using _ = w;
  const csv = file(csvLine({ path: "/a" }), csvLine({ path: "/b" }));
  const lines = [[2, "CREATED", null], [3, "CREATED", null]];
  expect(await bring(csv, { isDryRun: true })).toEqual({ isSaved: false, lines });
  expect([await products(), await w.events()]).toEqual([
    [],
    expect.not.arrayContaining([
      "products.imported",
    ]),
  ]);
  expect(await bring(csv)).toEqual({ isSaved: true, lines });
  expect(await w.events()).toContain("products.imported");
});

test("an existing product is updated by a line's values, kept where it has none, and skipped where equal", async () => {
  const { w, ana, bring, products } = await scene();
  await using _ = w;
  await bring(file(csvLine({ tags: "casa", note: "um", price: "99,00" })));
  expect(await bring(file(csvLine({ tags: "CASA", price: "99,00" }))))
    .toEqual({ isSaved: false, lines: [[2, "SKIPPED", null]] });
  expect(await bring("Link;Preço;Etiquetas\nhttps://loja.example/fone;89,00;som"))
    .toEqual({ isSaved: true, lines: [[2, "UPDATED", null]] });
  expect(await products()).toMatchObject([
    { title: "Fone", price_cents: 8_900, tags: ["casa", "som"], note: "um" },
  ]);
  const { id } = await w.db.selectFrom("products").select("id").executeTakeFirstOrThrow();
  await deleteProducts(ana.ctx(), { productIds: [id] });
  expect(await bring(file(csvLine({})))).toMatchObject({ lines: [[2, "UPDATED", null]] });
  expect(await w.count("products where deleted_at is null")).toBe(1);
});

test("a file that is unreadable, too long, or above the plan's limit is refused", async () => {
  const { w, bring, products } = await scene();
  await using _ = w;
  const lines = (n: number) => Array.from({ length: n }, (_, nth) => csvLine({ path: `/${nth}` }));
  for (
    const [csv, code] of [
      ["Nome;Preço\nFone;10", "PRODUCTS_CSV_WITHOUT_COLUMNS"],
      ["qualquer coisa", "PRODUCTS_CSV_WITHOUT_COLUMNS"],
      ["", "PRODUCTS_CSV_WITHOUT_COLUMNS"],
      [file(...lines(5_001)), "PRODUCTS_CSV_TOO_LONG"],
      [file(csvLine({ note: "é".repeat(1_000_000) })), "PRODUCTS_CSV_TOO_LONG"],
      [file(...lines(201)), "PRODUCTS_LIMIT"],
    ] as const
  ) {
    await expect(bring(csv)).rejects.toMatchObject({ code });
    await expect(bring(csv, { isDryRun: true })).rejects.toMatchObject({ code });
  }
  expect(await products()).toEqual([]);
});

test("an export imports again as it was, and no cell is run as a formula", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const product = await seedProduct(w, ana, {
    title: '=HYPERLINK("http://mau.example")',
    price: "1.234,56",
    tags: "casa, natal",
    note: "um; dois\ntrês",
  });
  const text = await read(await exportProducts(ana.ctx()));
  expect(text.startsWith("\ufeffLink;Título;Loja;Preço;")).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""http://mau.example"")"`);
  expect(text).toContain(";1234,56;");
  const bia = await w.member("bia");
  expect(await importProducts(bia.ctx(), { csv: text })).toMatchObject({ isSaved: true });
  const copy = await w.db.selectFrom("products").select(["title", "price_cents", "tags", "note"])
    .where("user_id", "=", bia.id).executeTakeFirstOrThrow();
  expect(copy).toEqual({
    title: product.title,
    price_cents: 123_456,
    tags: ["casa", "natal"],
    note: "um; dois\ntrês",
  });
});

test("an export of more than a page has each product once, and no deleted or other person's", async () => {
  const { w, ana, bring } = await scene();
  await using _ = w;
  await w.db.insertInto("plans").values({
    price_id: "all",
    name: "Tudo",
    limits: `{"products":-1}`,
  })
    .execute();
  await w.db.updateTable("users").set({ stripe_price_id: "all" }).where("id", "=", ana.id)
    .execute();
  await bring(file(...Array.from({ length: 1_001 }, (_, n) => csvLine({ path: `/${n}` }))));
  await seedProduct(w, await w.member("bia"), { path: "/dela" });
  const { id } = await w.db.selectFrom("products").select("id").where("source_url", "like", "%/7")
    .executeTakeFirstOrThrow();
  await deleteProducts(ana.ctx(), { productIds: [id] });
  const lines = (await read(await exportProducts(ana.ctx()))).trim().split("\r\n");
  const links = lines.slice(1).map((line) => line.split(";")[0]);
  expect([links.length, new Set(links).size]).toEqual([1_000, 1_000]);
  expect(links.some((link) => link!.endsWith("/7") || link!.endsWith("/dela"))).toBe(false);
});

async function read(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let text = "";
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text;
}
