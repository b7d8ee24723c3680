import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser } from "../support/browser.ts";
import { createDataFolder, startProduct } from "../support/product/start_product.ts";
import { newcomer, signedIn } from "../support/signed_in.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  product = await startProduct(folder.path);
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await folder[Symbol.asyncDispose]();
});

const MODELS = "/app/gerador/modelos";
const create = `mutation ($fields: OfferFieldsInput!) {
  createOffer(input: { fields: $fields }) { ... on Offer { id } }
}`;

const chaleira = {
  title: "Chaleira",
  price: { cents: 9990 },
  affiliateUrl: "https://loja.example/chaleira",
};

const preview = (page: Page) => page.getByRole("region", { name: "O grupo vai ver" });
const body = (page: Page) => page.getByLabel("Texto da mensagem");
const save = (page: Page) => page.getByRole("button", { name: "Salvar" });

test("one writes a template, mends it, uses it, and an offer's message follows it", async () => {
  const ask = await newcomer(product.origin, "lia@example.com");
  const { data } = await ask(create, { fields: chaleira });
  const { page, keys, complaints, context } = await signedIn(
    chrome,
    product.origin,
    "lia@example.com",
  );
  await page.goto(MODELS);
  await page.getByRole("heading", { name: "Hoje sai a mensagem do Garimpo" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.push(page.getByRole("button", { name: "Criar meu modelo" }));

  await preview(page).locator("b").getByText("Chaleira").waitFor(); // the person's own offer, in the product's words
  await keys.type(page.getByLabel("Nome do modelo"), "Lojas pequenas");
  await keys.type(body(page), "Achei: *{titulo}*\nPor {precio}\n");
  await page.keyboard.type("Cupom {cu");
  const options = page.getByRole("listbox", { name: "Campos" });
  await options.getByRole("option", { name: /\{cupom\}/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.press("Enter");
  await expect.poll(() => body(page).inputValue())
    .toBe("Achei: *{titulo}*\nPor {precio}\nCupom {cupom}");
  await options.waitFor({ state: "detached" });
  await page.keyboard.type("\n{");
  await options.waitFor();
  await keys.press("Escape");
  await options.waitFor({ state: "detached" });
  await page.keyboard.type("li");
  await keys.press("Backspace");
  await keys.press("Backspace");
  await keys.press("Backspace");
  await page.keyboard.type("{");
  await options.waitFor();
  await keys.press("ArrowUp"); // the last one
  await keys.press("Enter");
  await expect.poll(() => body(page).inputValue()).toContain("Cupom {cupom}\n{link}");

  const lints = page.getByRole("list", { name: "O que conferir no texto" });
  await lints.getByText("O campo {precio} não existe. Você quis dizer {preco}?").waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.push(save(page));
  await page.getByText(/O texto do modelo tem erros/).first().waitFor();
  await keys.push(lints.getByRole("button", { name: "Linha 2" }));
  const marked = () =>
    body(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd)
    );
  await expect.poll(marked).toBe("{precio}");
  await keys.push(lints.getByRole("button", { name: "Trocar por {preco}" }));
  await preview(page).getByText("Por R$ 99,90").waitFor();
  await expect.poll(() => preview(page).getByText("Cupom").count()).toBe(0); // its line has no value
  await preview(page).getByText(/^Telegram: \d+ de 4\.096$/).waitFor();

  await page.getByLabel("Para qual loja").selectOption("Outras lojas");
  await page.reload();
  await page.getByText("Aqui está o que você tinha escrito.").waitFor(); // typed, not saved, not lost
  await expect.poll(() => body(page).inputValue()).toContain("Por {preco}");
  await keys.push(page.getByRole("button", { name: "Outro texto" }));
  await page.getByRole("button", { name: "Texto B · 50%" }).waitFor();
  await keys.type(body(page), "Corre: {titulo}\n{link}");
  await preview(page).getByText("Corre: Chaleira").waitFor();
  await page.getByLabel("Peso do texto B").selectOption("3");
  await page.getByRole("button", { name: "Texto B · 75%" }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.push(save(page));
  const row = page.getByRole("listitem").filter({ hasText: "Lojas pequenas" });
  await row.getByText("Em uso").waitFor();
  await row.getByText("Outras lojas · 2 textos").waitFor();
  expect(await barriers(page)).toEqual([]);

  const text = async () =>
    (await ask("query ($id: ID!) { node(id: $id) { ... on Offer { text } } }", {
      id: data.createOffer.id,
    })).data.node.text;
  await expect.poll(text).toBe(
    "#publi\n\nAchei: *Chaleira*\nPor R$ 99,90\nhttps://loja.example/chaleira",
  );
  await page.goto(`/app/gerador?oferta=${data.createOffer.id}`);
  await preview(page).getByText("Achei: Chaleira").waitFor();
  const pick = page.getByLabel("Modelo", { exact: true });
  await keys.push(page.getByRole("button", { name: "Editar", exact: true }));
  await pick.selectOption("A mensagem do Garimpo");
  await preview(page).getByText("Compre aqui:").waitFor();
  await keys.push(save(page));
  await expect.poll(text).toContain("Compre aqui:");
  await keys.push(page.getByRole("button", { name: "Editar", exact: true }));
  await pick.selectOption("Lojas pequenas");
  await preview(page).getByText("Achei: Chaleira").waitFor();
  await keys.push(save(page));
  await expect.poll(text).toContain("Achei");
  expect(complaints).toEqual([]);
  await context.close();
});

test(
  "without offers one types an example; another tab's change is seen before one's own is saved",
  async () => {
    const ask = await newcomer(product.origin, "rui@example.com");
    const make = await ask(
      `mutation { createTemplate(input: { name: "Geral", isActive: false,
      variants: [{ body: "{titulo} por {preco}", weight: 1 }] }) { ... on Template { id } } }`,
    );
    const { id } = make.data.createTemplate;
    const { page, keys, complaints, context } = await signedIn(
      chrome,
      product.origin,
      "rui@example.com",
    );
    await page.goto(MODELS);
    const row = page.getByRole("listitem").filter({ hasText: "Geral" });
    await keys.push(row.getByRole("button", { name: "Geral", exact: true }));
    await keys.type(preview(page).getByLabel("Título"), "Panela");
    await keys.type(preview(page).getByLabel("Preço", { exact: true }), "25,00");
    await preview(page).getByText("Panela por R$ 25,00").waitFor();
    await page.getByText(/Falta \{link\}/).waitFor();
    await keys.push(page.getByRole("button", { name: "Pôr {link}" }));
    await expect.poll(() => body(page).inputValue()).toBe("{titulo} por {preco}\n{link}");

    await ask(
      `mutation ($id: ID!) { updateTemplate(input: { id: $id, version: 1, name: "Da outra aba" })
      { __typename } }`,
      { id },
    );
    await keys.push(save(page));
    const dialog = page.getByRole("dialog");
    await dialog.getByText("O da outra aba: Da outra aba").waitFor();
    expect(await barriers(page)).toEqual([]);
    await keys.push(dialog.getByRole("button", { name: "Salvar o meu" }));
    await row.waitFor();
    await keys.push(row.getByRole("button", { name: "Ações: Geral" }));
    await keys.choose(page.getByRole("menuitem", { name: "Usar agora" }));
    await row.getByText("Em uso").waitFor();
    await keys.push(row.getByRole("button", { name: "Ações: Geral" }));
    await keys.choose(page.getByRole("menuitem", { name: "Excluir" }));
    await page.getByRole("button", { name: "Criar meu modelo" }).waitFor();
    await keys.push(page.getByRole("button", { name: "Desfazer" }));
    await row.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
  120_000,
);
