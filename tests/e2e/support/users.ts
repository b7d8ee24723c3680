// deno-lint-ignore-file no-empty-pattern -- Playwright reads what a fixture needs from the pattern
import type { Page } from "@playwright/test";
import { type Device } from "./device.ts";
import type { Person } from "./people.ts";
import { expect, test as base } from "./test.ts";

/** The address of the users screen. */
export const USERS_PATH = "/app/admin/user-management";

/** The message that a blocked person gets. */
export const BLOCKED = "Esta conta está bloqueada. Fale com quem administra o site.";

/** Tests of a product of its own whose only admin is Ada, and whose only other named person is Ivo. */
export const test = base.extend<
  { ada: Person; ivo: Person },
  { productEnv: Record<string, string> }
>({
  productEnv: [async ({}, use) => await use({}), { scope: "worker" }],
  ada: async ({ product, newPerson }, use) => {
    await product.rows("update users set role = 'user', display_name = 'Antes'");
    await use(await newPerson("Ada Lima", { role: "admin" }));
  },
  // After Ada, whose fixture renames the others.
  ivo: async ({ ada: _, newPerson }, use) => await use(await newPerson("Ivo Reis")),
});

/** Opens the screen on a device, and waits until it lists people. */
export async function openScreen({ page }: Device) {
  await page.goto(USERS_PATH);
  await expect(row(page, "Ivo Reis")).toBeVisible();
}

export const row = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const sheet = (page: Page) => page.getByRole("dialog", { name: "Pessoa", exact: true });

export const banner = (page: Page) =>
  page.getByRole("region", { name: "Acesso em nome de outra pessoa" });

/** Opens a person's sheet, and waits until it is loaded. */
export async function openPerson(page: Page, name: string) {
  await row(page, name).click();
  await expect(sheet(page).getByRole("heading", { name: "Histórico" })).toBeVisible();
  return sheet(page);
}

/** Presses a button of the sheet, fills in the reason, and confirms. */
export async function confirmAction(
  page: Page,
  action: string,
  title: string,
  confirm: string,
  reason?: string,
) {
  await sheet(page).getByRole("button", { name: action }).click();
  const dialog = page.getByRole("dialog", { name: title });
  if (reason) await dialog.getByLabel("Motivo").fill(reason);
  await dialog.getByRole("button", { name: confirm }).click();
  return dialog;
}

export async function signIn({ page, email }: Person) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill("uma senha boa");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

export const expectSignedOut = (page: Page) =>
  page.waitForURL((url) => url.pathname === "/auth/login");
