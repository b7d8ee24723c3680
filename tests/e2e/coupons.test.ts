import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser } from "../support/browser.ts";
import {
  connectToDatabase,
  createDataFolder,
  startProduct,
} from "../support/product/start_product.ts";
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

const row = (page: Page, code: string) => page.getByRole("listitem", { name: code });
const button = (of: Page | Locator, name: string | RegExp) => of.getByRole("button", { name });
const show = (page: Page, view: string) => button(page, view).click();

test("a coupon is written down, tried in two tabs, edited, and leaves when it ends", async () => {
  await newcomer(product.origin, "ana@example.com");
  const { page, context, complaints } = await signedIn(chrome, product.origin, "ana@example.com");
  await page.goto("/app/cupons");
  await page.getByText("Nenhum cupom ainda.").waitFor();
  expect(await barriers(page)).toEqual([]);

  await button(page, "Guardar o primeiro").click();
  const sheet = page.getByRole("dialog", { name: "Novo cupom" });
  await sheet.getByLabel("Código").fill("N");
  await button(sheet, "Guardar cupom").click();
  await sheet.getByText("O código tem de 2 a 40 caracteres visíveis, sem espaços.").waitFor();
  await sheet.getByText("A porcentagem vai de 1 a 100, sem casas decimais.").waitFor();
  expect(await barriers(page)).toEqual([]);
  await sheet.getByLabel("Código").fill("NATAL10");
  await sheet.getByLabel("Porcentagem", { exact: true }).last().fill("10");
  await sheet.getByLabel("Compra mínima (opcional)").fill("50");
  await button(sheet, "Guardar cupom").click();
  await sheet.waitFor({ state: "detached" });
  const natal = row(page, "NATAL10");
  await natal.getByText("10% de desconto").waitFor();
  await natal.getByText(/a partir de R\$\s50,00/).waitFor();

  await button(natal, "Copiar NATAL10").click();
  await page.getByText("NATAL10 copiado.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("NATAL10");

  const other = await context.newPage();
  await other.goto("/app/cupons");
  await row(other, "NATAL10").waitFor();
  await button(natal, /^Funcionou/).dblclick();
  await button(row(other, "NATAL10"), "Funcionou 1").waitFor();
  await row(other, "NATAL10").getByText(/^Funcionou há/).waitFor();
  await button(row(other, "NATAL10"), /^Não funcionou/).click();
  await button(natal, "Não funcionou 1").waitFor();
  await button(natal, "Funcionou 0").first().waitFor();

  await button(page, "Novo cupom").click();
  await sheet.getByLabel("Código").fill("natal10");
  await sheet.getByLabel("Porcentagem", { exact: true }).last().fill("5");
  await button(sheet, "Guardar cupom").click();
  await sheet.getByText("Você já tem NATAL10 em Shopee.").waitFor();
  await button(sheet, "Abrir o que há").click();
  const edit = page.getByRole("dialog", { name: "Editar cupom" });
  await expect.poll(() => edit.getByLabel("Porcentagem", { exact: true }).last().inputValue())
    .toBe("10");
  await edit.getByRole("radio", { name: "Valor em reais" }).check();
  await edit.getByLabel("Valor do desconto").fill("15");
  await edit.getByLabel("Vale até (opcional)").fill(inAnHour());
  await button(edit, "Salvar").click();
  await edit.waitFor({ state: "detached" });
  await natal.getByText(/Termina em (1 h|\d+ min), /).waitFor();
  await row(other, "NATAL10").getByText(/R\$\s15,00 de desconto/).waitFor();
  expect(await barriers(page)).toEqual([]);

  await using database = await connectToDatabase(folder.path);
  await database.rows(
    "update coupons set valid_until = now() - interval '1 minute', next_turn_at = now()",
  );
  await page.reload();
  await page.getByText("Nenhum cupom vale agora.").waitFor();
  await show(page, "Vencidos");
  await row(page, "NATAL10").getByText(/^Terminou há/).waitFor();
  await button(page, "Ações: NATAL10").click();
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  await row(page, "NATAL10").waitFor({ state: "detached" });
  await button(page, "Desfazer").click();
  await row(page, "NATAL10").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test(
  "a spreadsheet is looked at line by line before it is taken; offline, what was seen stays",
  async () => {
    await newcomer(product.origin, "bia@example.com");
    const { page, context } = await signedIn(chrome, product.origin, "bia@example.com");
    await page.goto("/app/cupons");
    await button(page, "Importar uma planilha").click();
    const sheet = page.getByRole("dialog", { name: "Importar cupons" });
    await sheet.getByLabel("Ou cole aqui").fill(
      "Código;Marketplace;Loja;Desconto %;Fim\nCASA20;;Casas Bahia;20%;\nX;Shopee;;10;\nFIM;Shopee;;10;31/02/2027",
    );
    await button(sheet, "Conferir").click();
    await sheet.getByText("1 cupom pronto").waitFor();
    await sheet.getByText("Linha 3, Código:").waitFor();
    await sheet.getByText("Linha 4, Fim:").waitFor();
    expect(await barriers(page)).toEqual([]);
    await button(sheet, "Importar 1 cupom").click();
    await sheet.waitFor({ state: "detached" });
    await row(page, "CASA20").getByText("Casas Bahia").first().waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Exportar" }).click();
    expect((await download).suggestedFilename()).toMatch(/^cupons-.*\.csv$/);

    await context.setOffline(true);
    await button(row(page, "CASA20"), /^Funcionou/).click();
    await page.getByText(/[Ss]em conexão/).first().waitFor();
    await row(page, "CASA20").waitFor();
    await context.close();
  },
  120_000,
);

/** As `datetime-local` takes it, in the browser's zone. */
const inAnHour = () =>
  new Date(Date.now() + 60 * 60 * 1000).toLocaleString("sv-SE", { timeZone: "America/Sao_Paulo" })
    .replace(" ", "T").slice(0, 16);
