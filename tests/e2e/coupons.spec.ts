import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const row = (page: Page, code: string) => page.getByRole("listitem", { name: code });
const button = (of: Page | Locator, name: string | RegExp) => of.getByRole("button", { name });
const show = (page: Page, view: string) => button(page, view).click();

test("a coupon is saved, tried in two tabs, edited, and disappears when it ends", async ({ newPerson, product }) => {
  const { id, page, context, complaints } = await newPerson("Ana");
  await page.goto("/app/cupons");
  await expect(page.getByText("Nenhum cupom ainda.")).toBeVisible();
  await expectAccessible(page);

  await button(page, "Guardar o primeiro").click();
  const sheet = page.getByRole("dialog", { name: "Novo cupom" });
  await sheet.getByLabel("Código").fill("N");
  await button(sheet, "Guardar cupom").click();
  await expect(sheet.getByText("O código tem de 2 a 40 caracteres, sem espaços."))
    .toBeVisible();
  await expect(sheet.getByText("Escreva a porcentagem.")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel("Código").fill("NATAL10");
  await sheet.getByLabel("Porcentagem", { exact: true }).last().fill("10");
  await sheet.getByText("Limites, início e origem").click();
  await sheet.getByLabel("Compra mínima (opcional)").fill("50");
  await button(sheet, "Guardar cupom").click();
  await expect(sheet).toHaveCount(0);
  const natal = row(page, "NATAL10");
  await expect(natal.getByText("10% de desconto")).toBeVisible();
  await expect(natal.getByText(/a partir de R\$\s50,00/)).toBeVisible();

  await button(natal, "Copiar NATAL10").click();
  await expect(page.getByText("NATAL10 copiado.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("NATAL10");

  const other = await context.newPage();
  await other.goto("/app/cupons");
  await expect(row(other, "NATAL10")).toBeVisible();
  await button(natal, /^Funcionou/).dblclick();
  await expect(button(row(other, "NATAL10"), "Funcionou 1")).toBeVisible();
  await expect(row(other, "NATAL10").getByText(/^Funcionou há/)).toBeVisible();
  await button(row(other, "NATAL10"), /^Não funcionou/).click();
  await expect(button(natal, "Não funcionou 1")).toBeVisible();
  await expect(button(natal, "Funcionou 0").first()).toBeVisible();

  await button(page, "Novo cupom").click();
  await sheet.getByLabel("Código").fill("natal10");
  await sheet.getByLabel("Porcentagem", { exact: true }).last().fill("5");
  await button(sheet, "Guardar cupom").click();
  await expect(sheet.getByText("Você já tem NATAL10 em Shopee.")).toBeVisible();
  await button(sheet, "Abrir o que há").click();
  const edit = page.getByRole("dialog", { name: "Editar cupom" });
  await expect(edit.getByLabel("Porcentagem", { exact: true }).last()).toHaveValue("10");
  await edit.getByRole("radio", { name: "Valor em reais" }).check();
  await edit.getByLabel("Valor do desconto").fill("15");
  await edit.getByLabel("Vale até (opcional)").fill(inAnHour());
  await button(edit, "Salvar").click();
  await expect(edit).toHaveCount(0);
  await expect(natal.getByText(/Termina em (1 h|\d+ min), /)).toBeVisible();
  await expect(row(other, "NATAL10").getByText(/R\$\s15,00 de desconto/)).toBeVisible();
  await expectAccessible(page);

  await product.rows(
    `update coupons set valid_until = now() - interval '1 minute', next_turn_at = now()
      where user_id = $1`,
    [id],
  );
  await page.reload();
  await expect(page.getByText("Nenhum cupom vale agora.")).toBeVisible();
  await show(page, "Vencidos");
  await expect(row(page, "NATAL10").getByText(/^Terminou há/)).toBeVisible();
  await button(page, "Ações: NATAL10").click();
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  await expect(row(page, "NATAL10")).toHaveCount(0);
  await expect(button(page, "Desfazer")).toBeVisible();
  await page.keyboard.press("Control+z"); // as its button does
  await expect(row(page, "NATAL10")).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  "a spreadsheet is checked line by line before the import; offline, the list stays",
  async ({ newPerson }) => {
    const { page, context } = await newPerson("Bia");
    await page.goto("/app/cupons");
    await button(page, "Importar uma planilha").click();
    const sheet = page.getByRole("dialog", { name: "Importar cupons" });
    await sheet.getByLabel("Ou cole aqui").fill(
      "Código;Marketplace;Loja;Desconto %;Fim\nCASA20;;Casas Bahia;20%;\nX;Shopee;;10;\nFIM;Shopee;;10;31/02/2027",
    );
    await button(sheet, "Conferir").click();
    await expect(sheet.getByText("1 cupom pronto")).toBeVisible();
    await expect(sheet.getByText("Linha 3, Código:")).toBeVisible();
    await expect(sheet.getByText("Linha 4, Fim:")).toBeVisible();
    await expectAccessible(page);
    await button(sheet, "Importar 1 cupom").click();
    await expect(sheet).toHaveCount(0);
    await expect(row(page, "CASA20").getByText("Casas Bahia").first()).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Exportar" }).click();
    expect((await download).suggestedFilename()).toMatch(/^cupons-.*\.csv$/);

    await context.setOffline(true);
    await button(row(page, "CASA20"), /^Funcionou/).click();
    await expect(page.getByText(/[Ss]em conexão/).first()).toBeVisible();
    await expect(row(page, "CASA20")).toBeVisible();
  },
);

/** Formats a time for `datetime-local`, in the browser's zone. */
const inAnHour = () =>
  new Date(Date.now() + 60 * 60 * 1000).toLocaleString("sv-SE", { timeZone: "America/Sao_Paulo" })
    .replace(" ", "T").slice(0, 16);
