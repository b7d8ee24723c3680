import { paths } from "../../web/paths.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

/** What GraphiQL (a button within a tab) and its editor (the number of the last line) do not keep. */
const OF_GRAPHIQL = ["nested-interactive", "color-contrast"];

test("a person creates an API key, tries the API, uses the key once it is copied, replaces it, revokes it, and exports their offers", async ({ newPerson }) => {
  const { page } = await newPerson("Ana");
  await page.goto(paths.api);
  await page.getByRole("button", { name: "Criar chave" }).click();
  const sheet = page.getByRole("dialog", { name: "Criar chave" });
  await sheet.getByRole("button", { name: "Criar chave" }).click();
  await expect(sheet.getByText("Dê à chave um nome de 1 a 60 caracteres.")).toBeVisible();
  await sheet.getByLabel("Nome da chave").fill("Planilha");
  await sheet.getByLabel("Cupons").selectOption("Só ver");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Criar chave" }).click();

  const shown = page.getByRole("dialog", { name: "Copie a chave agora" });
  const secret = await shown.getByLabel("Chave de API").inputValue();
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Já guardei" }).click();
  await expect(page.getByText("Cupons (ver)")).toBeVisible();
  const ask = (query: string) =>
    page.request.post("/graphql", {
      headers: { authorization: `Bearer ${secret}` },
      data: { query },
    });
  expect((await ask("{ viewer { coupons(first: 1) { edges { cursor } } } }")).status()).toBe(200);

  const answer = page.locator(".result-window");
  await page.goto("/graphql?exemplo=1");
  await expect(page.getByText("Você está na sua conta, Ana")).toBeVisible();
  const bar = page.getByRole("navigation", { name: "Conta" });
  await expect(bar.getByRole("link", { name: "Abrir o app" })).toBeVisible();
  await expect(bar.getByRole("link", { name: /Entrar|Criar conta/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^Execute query/ }).click();
  await expect(answer).toContainText("Fone Bluetooth");
  await page.getByText("Exemplos prontos").click();
  await page.getByRole("link", { name: "Cada oferta que muda, ao vivo" }).click();
  await page.getByRole("button", { name: /^Execute query/ }).click();
  await expect(page.getByRole("button", { name: /^Stop query/ })).toBeVisible();
  await expectAccessible(page, { "#graphiql": OF_GRAPHIQL });
  await page.getByRole("button", { name: /^Stop query/ }).click();

  await page.goto(paths.api);
  await page.getByRole("button", { name: "Trocar Planilha" }).click();
  await page.getByRole("button", { name: "Trocar", exact: true }).last().click();
  await shown.getByRole("button", { name: "Já guardei" }).click();
  await expect(page.getByText(/^Trocada, vale até/)).toBeVisible();
  await page.getByRole("button", { name: "Revogar Planilha" }).last().click();
  await page.getByRole("button", { name: "Revogar", exact: true }).last().click();
  await expect(page.getByText("A chave “Planilha” não funciona mais.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Revogar Planilha" })).toHaveCount(1);
  await expect.poll(async () => (await ask("{ __typename }")).status()).toBe(401);

  await expect(page.getByText("Nenhum arquivo pedido até agora.")).toBeVisible();
  await page.getByRole("button", { name: "Exportar" }).click();
  const link = page.getByRole("link", { name: /^Baixar Ofertas \(CSV\)/ }); // once it is ready
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^ofertas-.*\.csv$/);
  expect(await download.failure()).toBeNull();
  await expectAccessible(page);
});
