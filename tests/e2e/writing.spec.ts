import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const create = `mutation ($fields: OfferFieldsInput!) {
  createOffer(input: { fields: $fields }) { ... on Offer { id } }
}`;
const fields = {
  title: "Chaleira elétrica",
  price: { cents: 9990 },
  couponCode: "CHA10",
  affiliateUrl: "https://loja.example/chaleira",
};

const sheet = (page: Page) => page.getByRole("dialog", { name: "Escrever com IA" });
const texts = (page: Page) =>
  sheet(page).getByRole("list", { name: "Textos" }).getByRole("listitem");

test("texts are written by rules, said to be so, and go into the offer and a template", async ({ newPerson }) => {
  const { ask, page, keys, complaints } = await newPerson("Nina");
  const { data } = await ask(create, { fields });
  await page.goto(`/app/gerador?oferta=${data.createOffer.id}`);
  await keys.push(page.getByRole("button", { name: "Editar", exact: true }));
  await keys.push(page.getByRole("button", { name: "Escrever com IA" }));
  await expect(sheet(page).getByText("quem escreve são as regras do próprio site")).toBeVisible();
  await sheet(page).getByLabel("Tom").selectOption("Divertido");
  await keys.push(sheet(page).getByRole("button", { name: "Escrever", exact: true }));
  await expect(texts(page)).toHaveCount(3);
  await expect(texts(page).first().getByText("Escrito pelas regras")).toBeVisible();
  await expect(texts(page).first().getByText("Chaleira elétrica")).toBeVisible();
  await expectAccessible(page);

  const opening = (await texts(page).nth(1).locator("p").first().innerText()).split("\n")[0]!;
  await page.context().setOffline(true);
  await keys.push(sheet(page).getByRole("button", { name: "Escrever outros" }));
  await expect(sheet(page).getByText(/Sem conexão com o servidor/)).toBeVisible();
  await expect(texts(page)).toHaveCount(3);
  await page.context().setOffline(false);

  await keys.push(sheet(page).getByRole("button", { name: "Usar este: texto 2" }));
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByLabel("Texto da mensagem")).toHaveValue(
    /Chaleira elétrica[^]*https:\/\/loja\.example\/chaleira/,
  );
  await expect(page.getByRole("region", { name: "O grupo vai ver" })).toContainText(opening);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await keys.push(page.getByRole("button", { name: "Escrever com IA" }));
  await keys.push(sheet(page).getByText("Responder a uma pergunta do grupo"));
  await sheet(page).getByLabel("Cole a pergunta").fill("Oi! Tem cupom? E qual o frete?");
  await keys.push(sheet(page).getByRole("button", { name: "Escrever", exact: true }));
  const reply = texts(page).first();
  await expect(reply).toContainText(/CHA10.*O frete e o prazo eu não sei/);
  await expectAccessible(page);
  await keys.push(reply.getByRole("button", { name: "Copiar: texto 1" }));
  await expect(page.getByText("Resposta copiada.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^#publi\n[^]*CHA10[^]*https:\/\/loja\.example\/chaleira/);
  await expect(sheet(page)).toBeVisible(); // the message of the offer stays as it is
  await keys.push(sheet(page).getByRole("button", { name: "Fechar" }));
  await page.getByRole("region", { name: "O grupo vai ver" }).waitFor();

  await page.goto("/app/gerador/modelos");
  await keys.push(page.getByRole("button", { name: "Novo modelo" }));
  await keys.push(page.getByRole("button", { name: "Escrever com IA" }));
  await sheet(page).getByLabel("Época").selectOption("11.11");
  await keys.push(sheet(page).getByRole("button", { name: "Escrever", exact: true }));
  await keys.push(sheet(page).getByRole("button", { name: "Usar este: texto 1" }));
  await expect(page.getByLabel("Texto da mensagem")).toHaveValue(
    /11\.11[^]*\{titulo\}[^]*\{link\}/,
  );
  expect(complaints.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
