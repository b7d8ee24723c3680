import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

test("a webhook is created, shows its secret once, is disabled, enabled and removed", async ({ newPerson }) => {
  const { page, keys, complaints } = await newPerson("Wanda");
  await page.goto("/app/settings/webhooks");
  await keys.push(page.getByRole("button", { name: "Criar webhook" }));
  const sheet = page.getByRole("dialog");
  await keys.type(sheet.getByLabel("Endereço"), "https://servidor.example/garimpo");
  await keys.push(sheet.getByRole("button", { name: "Oferta criada" }));
  await expectAccessible(page);
  await keys.push(sheet.getByRole("button", { name: "Criar webhook" }));
  await expect(sheet.getByText(/^whsec_/)).toBeVisible();
  await keys.push(sheet.getByRole("button", { name: "Já copiei" }));
  await expect(sheet.getByText("Nada foi entregue nos últimos 30 dias.")).toBeVisible();
  expect(await page.content()).not.toContain("whsec_");
  await expectAccessible(page);

  await keys.push(sheet.getByRole("button", { name: "Desligar" }));
  await expect(sheet.getByText("Você desligou este webhook.")).toBeVisible();
  await keys.push(sheet.getByRole("button", { name: "Ligar de novo" }));
  await expect(sheet.getByText("Você desligou este webhook.")).toHaveCount(0);
  await keys.push(sheet.getByRole("button", { name: "Remover webhook" }));
  await keys.push(page.getByRole("button", { name: "Remover", exact: true }));
  await expect(page.getByText(/^Um webhook manda cada evento/)).toBeVisible();
  expect(complaints).toEqual([]);
});
