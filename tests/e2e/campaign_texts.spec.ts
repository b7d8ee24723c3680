import { Buffer } from "node:buffer";
import { pdf } from "../support/media/files.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const TEXTS = "/app/campaign-texts";

test("a ready text is taken in one tap, another is written, found, changed and restored", async ({ newPerson }) => {
  const { page, keys, complaints } = await newPerson("Lia");
  await page.goto(TEXTS);
  await expect(page.getByRole("heading", { name: "Comece por um texto pronto" })).toBeVisible();
  await expectAccessible(page);
  await keys.push(page.getByRole("button", { name: "Guardar Bom dia" }));
  const own = page.getByRole("region", { name: "Seus textos" });
  await expect(own.getByRole("button", { name: "Bom dia", exact: true })).toBeVisible();
  await expect(own.getByText("Ainda não usado")).toBeVisible();

  await keys.push(page.getByRole("button", { name: "Novo texto" }));
  const bubble = page.getByRole("region", { name: "O grupo vai ver" });
  await keys.type(page.getByLabel("Nome do texto"), "Véspera");
  const body = page.getByLabel("Texto da mensagem");
  await keys.type(body, "{epoca} é {epoca_em?}!\nAté já, {gruppo}");
  await page.getByLabel("Época", { exact: true }).selectOption("Natal, 25/12");
  await expect(bubble.getByText(/^Natal é /)).toBeVisible();
  await expectAccessible(page);
  await keys.push(page.getByRole("button", { name: "Trocar por {grupo}" }));
  await expect(bubble.getByText("Até já, Seu grupo")).toBeVisible();
  const attach = page.getByLabel("Enviar arquivo");
  const buffer = Buffer.from(pdf());
  await attach.setInputFiles({ name: "Lista.pdf", mimeType: "application/pdf", buffer });
  await expect(bubble.getByRole("link", { name: "Lista.pdf" })).toBeVisible();
  await expect(bubble.getByText(/WhatsApp, com PDF/)).toBeVisible();
  await keys.push(page.getByRole("button", { name: "Salvar" }));
  await expect(page.getByText("Texto salvo.")).toBeVisible();
  await expect(own.getByText("Natal, 25/12")).toBeVisible();

  await page.getByLabel("Marcador", { exact: true }).selectOption("Saudação");
  await expect(own.getByRole("listitem")).toHaveCount(1);
  await page.getByLabel("Loja", { exact: true }).selectOption("Shopee");
  await expect(own.getByText("Nenhum texto seu com estes filtros.")).toBeVisible();
  await page.getByLabel("Marcador", { exact: true }).selectOption("Todos");
  await page.getByLabel("Loja", { exact: true }).selectOption("Todas");

  await keys.type(page.getByRole("searchbox"), "vespera");
  await expect(own.getByRole("listitem")).toHaveCount(1);
  await keys.push(page.getByRole("button", { name: "Ações: Véspera" }));
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  await expect(own.getByText("Nenhum texto seu com “vespera” aqui.")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(own.getByRole("button", { name: "Véspera", exact: true })).toBeVisible();

  await page.getByRole("searchbox").fill(""); // a spreadsheet in, and out
  await keys.push(page.getByRole("button", { name: "Importar", exact: true }));
  const sheet = page.getByRole("dialog", { name: "Importar textos" });
  await sheet.getByLabel("Ou cole aqui").fill(
    "Nome;Texto;Época;Marcadores\nBoa noite;Boa noite, {grupo}!;;Saudação\nSem texto;;;",
  );
  await sheet.getByRole("button", { name: "Conferir" }).click();
  await expect(sheet.getByText("1 texto pronto")).toBeVisible();
  await expect(sheet.getByText(/^Linha 3/)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Importar 1 texto" }).click();
  await expect(own.getByRole("button", { name: "Boa noite", exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exportar" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  expect(complaints).toEqual([]);
});
