import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

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

test("a template is written, corrected and used, and an offer's message follows it", async ({ newPerson }) => {
  const { ask, page, keys, complaints } = await newPerson("Lia");
  const { data } = await ask(create, { fields: chaleira });
  await page.goto(MODELS);
  await expect(page.getByText("Cada um com a sua oferta mais recente: Chaleira")).toBeVisible();
  const builtIn = page.getByRole("listitem").filter({ hasText: "Padrão do Garimpo" });
  await expect(builtIn.getByText("Em uso")).toBeVisible();
  await expectAccessible(page);
  await keys.push(page.getByRole("button", { name: "Novo modelo" }));

  await expect(preview(page).locator("b").getByText("Chaleira")).toBeVisible(); // the person's offer in the built-in template
  await keys.type(page.getByLabel("Nome do modelo"), "Lojas pequenas");
  await keys.type(body(page), "Achei: *{titulo}*\nPor {precio}\n");
  await page.keyboard.type("Cupom {cu");
  const options = page.getByRole("listbox", { name: "Campos" });
  await expect(options.getByRole("option", { name: /\{cupom\}/ })).toBeVisible();
  await expectAccessible(page);
  await keys.press("Enter");
  await expect(body(page)).toHaveValue("Achei: *{titulo}*\nPor {precio}\nCupom {cupom}");
  await expect(options).toHaveCount(0);
  await page.keyboard.type("\n{");
  await expect(options).toBeVisible();
  await keys.press("Escape");
  await expect(options).toHaveCount(0);
  await page.keyboard.type("li");
  await keys.press("Backspace");
  await keys.press("Backspace");
  await keys.press("Backspace");
  await page.keyboard.type("{");
  await expect(options).toBeVisible();
  await keys.press("ArrowUp"); // the last field
  await keys.press("Enter");
  await expect.poll(() => body(page).inputValue()).toContain("Cupom {cupom}\n{link}");

  const lints = page.getByRole("list", { name: "O que conferir no texto" });
  await expect(lints.getByText("O campo {precio} não existe. Você quis dizer {preco}?"))
    .toBeVisible();
  await expectAccessible(page);
  await keys.push(save(page));
  await expect(page.getByText(/O texto do modelo tem erros/).first()).toBeVisible();
  await keys.push(lints.getByRole("button", { name: "Linha 2" }));
  const marked = () =>
    body(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd)
    );
  await expect.poll(marked).toBe("{precio}");
  await keys.push(lints.getByRole("button", { name: "Trocar por {preco}" }));
  await expect(preview(page).getByText("Por R$ 99,90")).toBeVisible();
  await expect(preview(page).getByText("Cupom")).toHaveCount(0); // a line without a value is left out
  await expect(preview(page).getByText(/^Telegram: \d+ de 4\.096$/)).toBeVisible();

  await page.getByLabel("Para qual loja").selectOption("Outras lojas");
  await page.reload();
  await expect(page.getByText("Aqui está o que você tinha escrito.")).toBeVisible(); // unsaved text survives the reload
  await expect.poll(() => body(page).inputValue()).toContain("Por {preco}");
  await keys.push(page.getByRole("button", { name: "Outra versão" }));
  await expect(page.getByRole("button", { name: "Versão B · 50%" })).toBeVisible();
  await keys.type(body(page), "Corre: {titulo}\n{link}");
  await expect(preview(page).getByText("Corre: Chaleira")).toBeVisible();
  await page.getByLabel("Peso da versão B").selectOption("3");
  await expect(page.getByRole("button", { name: "Versão B · 75%" })).toBeVisible();
  await expectAccessible(page);
  await keys.push(save(page));
  const row = page.getByRole("listitem").filter({ hasText: "Lojas pequenas" });
  await expect(row.getByText("Em uso")).toBeVisible();
  await expect(row.getByText("Outras lojas · 2 textos")).toBeVisible();
  await expectAccessible(page);

  const text = async () =>
    (await ask("query ($id: ID!) { node(id: $id) { ... on Offer { text } } }", {
      id: data.createOffer.id,
    })).data.node.text;
  await expect.poll(text).toBe(
    "#publi\n\nAchei: *Chaleira*\nPor R$ 99,90\nhttps://loja.example/chaleira",
  );
  await page.goto(`/app/gerador?oferta=${data.createOffer.id}`);
  await expect(preview(page).getByText("Achei: Chaleira")).toBeVisible();
  const pick = page.getByLabel("Modelo", { exact: true });
  await keys.push(page.getByRole("button", { name: "Editar", exact: true }));
  await pick.selectOption("Padrão do Garimpo");
  await expect(preview(page).getByText("👉")).toBeVisible();
  await keys.push(save(page));
  await expect.poll(text).toContain("👉");
  await keys.push(page.getByRole("button", { name: "Editar", exact: true }));
  await pick.selectOption("Lojas pequenas");
  await expect(preview(page).getByText("Achei: Chaleira")).toBeVisible();
  await keys.push(save(page));
  await expect.poll(text).toContain("Achei");

  await keys.push(page.getByRole("button", { name: "Modelo: Lojas pequenas. Trocar" }));
  const picker = page.getByRole("dialog", { name: "Escolha como a mensagem sai" });
  await expect(picker.getByText("Achei: Chaleira")).toBeVisible(); // each template with the offer in it
  await expectAccessible(page);
  await keys.push(picker.getByRole("button", { name: "Achadinho" }));
  await expect(picker).toHaveCount(0);
  await expect(preview(page).getByText("Achadinho que vale a pena")).toBeVisible();
  await keys.push(page.getByRole("button", { name: "Desfazer" }));
  await expect(preview(page).getByText("Achei: Chaleira")).toBeVisible();
  await keys.push(page.getByRole("button", { name: "Modelo: Lojas pequenas. Trocar" }));
  await picker.getByRole("switch", { name: "Usar também nas próximas ofertas" }).check();
  await keys.push(picker.getByRole("button", { name: "Achadinho" }));
  await expect(page.getByText("Modelo “Achadinho” nesta oferta e nas próximas.").first())
    .toBeVisible();
  await page.goto(MODELS);
  const ready = page.getByRole("listitem").filter({ hasText: "Achadinho que vale" });
  await expect(ready.getByText("Em uso")).toBeVisible();
  await keys.push(page.getByRole("button", { name: "Mudar do seu jeito: Achadinho" }));
  await expect(page.getByLabel("Nome do modelo")).toHaveValue("Achadinho");
  await expect(body(page)).toHaveValue(/Achadinho que vale a pena/);
  expect(complaints).toEqual([]);
});

test(
  "without offers an example is typed; another tab's change is shown before saving",
  async ({ newPerson }) => {
    const { ask, page, keys, complaints } = await newPerson("Rui");
    const make = await ask(
      `mutation { createTemplate(input: { name: "Geral", isActive: false,
      variants: [{ body: "{titulo} por {preco}", weight: 1 }] }) { ... on Template { id } } }`,
    );
    const { id } = make.data.createTemplate;
    await page.goto(MODELS);
    const row = page.getByRole("listitem").filter({ hasText: "Geral" });
    await keys.push(row.getByRole("button", { name: "Geral", exact: true }));
    await keys.type(preview(page).getByLabel("Título"), "Panela");
    await keys.type(preview(page).getByLabel("Preço", { exact: true }), "25,00");
    await expect(preview(page).getByText("Panela por R$ 25,00")).toBeVisible();
    await expect(page.getByText(/Falta \{link\}/)).toBeVisible();
    await keys.push(page.getByRole("button", { name: "Pôr {link}" }));
    await expect(body(page)).toHaveValue("{titulo} por {preco}\n{link}");

    await ask(
      `mutation ($id: ID!) { updateTemplate(input: { id: $id, version: 1, name: "Da outra aba" })
      { __typename } }`,
      { id },
    );
    await keys.push(save(page));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("O da outra aba: Da outra aba")).toBeVisible();
    await expectAccessible(page);
    await keys.push(dialog.getByRole("button", { name: "Salvar o meu" }));
    await expect(row).toBeVisible();
    await keys.push(row.getByRole("button", { name: "Ações: Geral" }));
    await keys.choose(page.getByRole("menuitem", { name: "Usar agora" }));
    await expect(row.getByText("Em uso")).toBeVisible();
    await keys.push(row.getByRole("button", { name: "Ações: Geral" }));
    await keys.choose(page.getByRole("menuitem", { name: "Excluir" }));
    await expect(row).toHaveCount(0);
    await keys.push(page.getByRole("button", { name: "Desfazer" }));
    await expect(row).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
