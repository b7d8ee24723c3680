import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { DESK } from "./support/device.ts";
import { expect } from "./support/test.ts";
import { banner, confirmAction, openPerson, openScreen, sheet, test } from "./support/users.ts";

/** Starts to act in Ivo's name, and waits until the page shows him. */
async function actAsIvo(page: Page) {
  await openPerson(page, "Ivo Reis");
  const why = "Chamado 4711: a oferta não aparece";
  await confirmAction(page, "Agir em nome", "Agir em nome de Ivo Reis?", "Começar", why);
  await page.waitForURL((url) => url.pathname === "/app/gerador");
  await expect(banner(page).getByText("Você age em nome de Ivo Reis")).toBeVisible();
  await expect(banner(page).getByText(`Motivo: ${why}`)).toBeVisible();
}

test("an admin acts in a person's name, in every tab, and the audit trail records it", async ({ product, ada, ivo: _ }) => {
  await openScreen(ada);
  const { page, context, complaints } = ada;
  const other = await context.newPage();
  await other.goto("/app/offer");
  await expect(other.getByRole("heading", { name: "Suas ofertas" })).toBeVisible();
  await actAsIvo(page);
  await expect(banner(other)).toBeVisible();
  await expect(banner(page)).toHaveText(/(30|2[5-9]) min restantes/);
  await expectAccessible(page);
  await page.goto("/app/automation/groups");
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Administração" })).toHaveCount(0);

  // What only Ivo may do is neither offered nor possible.
  await page.goto("/app/settings/profile");
  await expect(page.getByText("Só a própria pessoa cuida de senha")).toBeVisible();
  await page.goto("/app/profile");
  await expect(page.getByText("Falta confirmar")).toBeVisible();
  await expect(page.getByRole("button", { name: /Enviar .*e-mail/ })).toHaveCount(0);
  await page.goto("/app/settings/amazon");
  await page.getByLabel("Tag de associado").fill("outra-20");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Só a própria pessoa pode fazer isso.").first()).toBeVisible();

  const query = `mutation { createOffer(input: { fields: { title: "Fone" } }) { __typename } }`;
  await other.request.post("/graphql", { data: { query }, headers: { origin: product.origin } });
  await banner(other).getByRole("button", { name: "Voltar à minha conta" }).click();
  await expect(sheet(other).getByText("Oferta criada.")).toBeVisible();
  await expect(sheet(other).getByText("Ada Lima em nome de Ivo Reis").first()).toBeVisible();
  await expect(sheet(other).getByText("Acesso em nome da pessoa encerrado.")).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(other)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("acting in a person's name ends by itself, and the page is the admin's again", async ({ product, ada, ivo: _ }) => {
  await openScreen(ada);
  const { page } = ada;
  await page.setViewportSize(DESK);
  await actAsIvo(page);
  await page.clock.install();
  await page.goto("/app/offer");
  await expect(banner(page)).toBeVisible();
  await page.clock.fastForward("31:00");
  await expect(banner(page).getByText("Terminou")).toBeVisible(); // by the page's clock; the server's is behind
  await product.rows("update impersonations set expires_at = now()");
  await page.clock.fastForward("00:06");
  await expect(page.getByRole("button", { name: "Administração" })).toBeVisible(); // the admin's own navigation
  await expect(banner(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/app/offer");
});
