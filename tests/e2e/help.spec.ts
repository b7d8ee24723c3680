import { expectAccessibleInEveryLook } from "./support/accessibility.ts";
import { PHONE } from "./support/device.ts";
import { expect, test } from "./support/test.ts";

test("an error leads to its article, which is searched, rated and left for the first steps", async ({ newPerson }) => {
  const { page, complaints } = await newPerson("Ana", { viewport: PHONE });
  await page.goto("/app/gerador");
  await page.getByLabel("Link do produto").fill("http://10.0.0.1/produto");
  await page.getByRole("button", { name: "Ler", exact: true }).click();
  await page.getByRole("button", { name: "Entenda e resolva" }).click();
  await expect(page.getByRole("heading", { name: "Por que o link não foi lido" })).toBeVisible();
  await expect(page).toHaveTitle(/^Ajuda · /);

  const rating = page.getByRole("group", { name: "Isso ajudou?" });
  await rating.getByRole("button", { name: "Não" }).click();
  await expect(page.getByText("Obrigado. A sua resposta ajuda")).toBeVisible();
  await page.getByLabel("O que faltou? (opcional)").fill("Faltou a minha loja");
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByText("Obrigado. A sua resposta ajuda")).toBeVisible();
  await page.reload();
  await expect(rating.getByRole("button", { name: "Não", pressed: true })).toBeVisible();
  await expect(page.getByLabel("O que faltou? (opcional)")).toHaveValue("Faltou a minha loja");
  await expectAccessibleInEveryLook(page);

  await page.getByRole("link", { name: "botão do navegador" }).click();
  await expect(page.getByRole("heading", { name: /^Ler a página pelo botão/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/app/help/faq");
  await page.getByRole("link", { name: "Todos os artigos" }).click();
  await page.getByLabel("O que você quer fazer?").fill("silencio a noite");
  await page.getByRole("link", { name: "Ritmo, limites e silêncio da noite" }).click();
  await expect(page.getByRole("heading", { name: /^Ritmo, limites/ })).toBeVisible();
  await page.getByRole("link", { name: "Todos os artigos" }).click();
  await page.getByLabel("O que você quer fazer?").fill("xyzzyqw");
  await expect(page.getByText("Nada sobre “xyzzyqw”.")).toBeVisible();

  await page.goto("/app/gerador");
  await page.getByRole("button", { name: "Esconder" }).click();
  await expect(page.getByText("Faça sua primeira oferta")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Sua conta" }).click();
  await expect(page.getByText("Faça sua primeira oferta")).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Ajuda" }).click();
  await page.getByRole("button", { name: "Mostrar os primeiros passos" }).click();
  await expect(page.getByText("Faça sua primeira oferta")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a guest finds an article and says that it helped, without a script", async ({ newDevice }) => {
  const { page } = await newDevice({ javaScriptEnabled: false });
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Ajuda" }).click();
  await page.getByLabel("O que você quer fazer?").fill("qr code do whatsap");
  await page.getByRole("button", { name: "Buscar" }).click();
  await page.getByRole("link", { name: "Conectar o seu WhatsApp" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conectar o seu WhatsApp");
  await page.getByLabel("O que faltou? (opcional)").fill("Nada");
  await page.getByRole("button", { name: "Sim, ajudou" }).click();
  await expect(page.getByText("Obrigado.")).toBeVisible();
});
