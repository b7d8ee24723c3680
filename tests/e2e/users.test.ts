import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser, DESKTOP, isFocused } from "../support/browser.ts";
import { grantAdminByCommand } from "../support/product/grant_admin.ts";
import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
} from "../support/product/start_product.ts";
import { signedIn } from "../support/signed_in.ts";

const SCREEN = "/app/admin/user-management";
const ADA = "ada@example.com";
const IVO = "ivo@example.com";
const BLOCKED = "Esta conta está bloqueada. Fale com quem administra o site.";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let product: Awaited<ReturnType<typeof startProduct>>;
let database: Awaited<ReturnType<typeof connectToDatabase>>;

beforeAll(async () => {
  folder = await createDataFolder();
  product = await startProduct(folder.path);
  chrome = await browser();
  for (const email of [ADA, IVO]) await register(product.origin, email);
  await grantAdminByCommand(folder.path, ADA);
  database = await connectToDatabase(folder.path);
  await database.rows(`insert into plans values ('pro', 'Profissional', '{}')`);
  await database.rows(`update users set display_name = 'Ada Lima' where email = '${ADA}'`);
  await database.rows(`update users set display_name = 'Ivo Reis' where email = '${IVO}'`);
});

afterAll(async () => {
  await database?.[Symbol.asyncDispose]();
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await folder[Symbol.asyncDispose]();
});

const admin = async (options = {}) => {
  const device = await signedIn(chrome, product.origin, ADA, options);
  await device.page.goto(SCREEN);
  await row(device.page, "Ivo Reis").waitFor();
  return device;
};

const row = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Pessoa", exact: true });
const banner = (page: Page) => page.getByRole("region", { name: "Acesso em nome de outra pessoa" });

/** Opens somebody's sheet, and waits until it says all. */
async function opened(page: Page, name: string) {
  await row(page, name).click();
  await sheet(page).getByRole("heading", { name: "Histórico" }).waitFor();
  return sheet(page);
}

/** Presses what is offered in the sheet, fills in the reason, and goes on. */
async function done(page: Page, offered: string, title: string, goOn: string, reason?: string) {
  await sheet(page).getByRole("button", { name: offered }).click();
  const asked = page.getByRole("dialog", { name: title });
  if (reason) await asked.getByLabel("Motivo").fill(reason);
  await asked.getByRole("button", { name: goOn }).click();
  return asked;
}

async function signIn(page: Page) {
  await page.getByLabel("E-mail").fill(IVO);
  await page.getByLabel("Senha", { exact: true }).fill("uma senha boa");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

const isOutOf = (page: Page) => page.waitForURL((url) => url.pathname === "/auth/login");

test("an admin on a phone finds people by words and by what they are", async () => {
  const { page, context, complaints } = await admin();
  await row(page, "Ada Lima").waitFor();
  const search = page.getByLabel("Buscar por nome ou e-mail");
  await search.fill("ivo@");
  await expect.poll(() => row(page, "Ada Lima").count()).toBe(0);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("ivo@");
  await page.getByRole("button", { name: "Administradores" }).click();
  await page.getByText("Ninguém com “ivo@” no nome ou no e-mail.").waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Ver todas" }).click();
  await row(page, "Ivo Reis").waitFor();
  await expect.poll(() => search.inputValue()).toBe("");

  await page.goto(`${SCREEN}?pessoa=usr_01jc0000000000000000000000`);
  await sheet(page).getByText("Esta conta não existe mais.").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test(
  "an admin grants a plan, blocks, lets in again, and makes an admin and no longer",
  async () => {
    const { page, context } = await admin();
    const ivo = await signedIn(chrome, product.origin, IVO);
    await ivo.page.goto("/app/offer");
    await ivo.page.getByText("Nenhuma oferta ainda").waitFor();
    const person = await opened(page, "Ivo Reis");
    const asked = () => new URL(page.url()).searchParams.get("pessoa");
    await expect.poll(asked).toMatch(/^usr_/);
    expect(await barriers(page)).toEqual([]);

    // A plan, until a day.
    await person.getByRole("button", { name: "Conceder plano" }).click();
    const grant = page.getByRole("dialog", { name: "Conceder um plano a Ivo Reis" });
    await grant.getByLabel("Plano").selectOption("Profissional");
    await grant.getByLabel("Até um dia").check();
    await grant.getByRole("button", { name: "Conceder" }).click();
    await grant.getByText("Escolha o último dia do plano.").waitFor();
    expect(await barriers(page)).toEqual([]);
    await grant.getByLabel("Último dia").fill("2099-12-31");
    await grant.getByRole("button", { name: "Conceder" }).click();
    await person.getByText("Plano Profissional concedido, até 31/12/2099.").waitFor();
    await person.getByText("31 de dez. de 2099").waitFor();

    // Blocked: out at the next step, and not in again.
    const block = await done(page, "Bloquear", "Bloquear Ivo Reis?", "Bloquear", "Spam");
    await block.getByText("Escreva o motivo com 10 a 500 caracteres.").waitFor();
    expect(await barriers(page)).toEqual([]);
    await block.getByLabel("Motivo").fill("Mandou spam a grupos alheios");
    await block.getByRole("button", { name: "Bloquear" }).click();
    await person.getByText("Bloqueada", { exact: true }).waitFor();
    await person.getByText("Motivo: Mandou spam a grupos alheios").first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await ivo.page.goto("/app/automation");
    await isOutOf(ivo.page);
    await signIn(ivo.page);
    await ivo.page.getByText(BLOCKED).waitFor();

    await done(page, "Desbloquear", "Desbloquear Ivo Reis?", "Desbloquear");
    await person.getByRole("button", { name: "Bloquear", exact: true }).waitFor();
    await signIn(ivo.page);
    await ivo.page.waitForURL((url) => url.pathname === "/app/automation");

    // An admin: from the next sign-in on, and no longer.
    await done(page, "Tornar admin", "Tornar Ivo Reis admin?", "Tornar admin");
    await person.getByRole("button", { name: "Tirar de admin" }).waitFor();
    await person.getByText("Ninguém age em nome de quem é admin.").waitFor();
    await ivo.page.goto("/app/offer");
    await isOutOf(ivo.page);
    await signIn(ivo.page);
    await ivo.page.waitForURL((url) => url.pathname === "/app/offer");
    await ivo.page.goto(SCREEN);
    await row(ivo.page, "Ada Lima").waitFor();
    await done(page, "Tirar de admin", "Tirar Ivo Reis da administração?", "Tirar de admin");
    await person.getByRole("button", { name: "Tornar admin" }).waitFor();
    await ivo.page.goto("/app/offer");
    await isOutOf(ivo.page);

    // All of it is written down, and closing leads back to the list.
    for (const entry of ["Conta bloqueada.", "Conta desbloqueada.", "Passou a administrar"]) {
      await person.getByText(entry).first().waitFor();
    }
    await page.goBack();
    await expect.poll(() => person.count()).toBe(0);
    await expect.poll(asked).toBeNull();
    for (const device of [context, ivo.context]) await device.close();
  },
);

test("by keyboard alone: the last admin stays one, and is told why", async () => {
  const { page, keys, context, complaints } = await admin({ viewport: DESKTOP });
  await keys.push(row(page, "Ada Lima"));
  const person = sheet(page);
  await person.getByText("Esta é a sua conta").waitFor();
  await keys.push(person.getByRole("button", { name: "Tirar de admin" }));
  const asked = page.getByRole("dialog", { name: "Tirar Ada Lima da administração?" });
  await keys.push(asked.getByRole("button", { name: "Tirar de admin" }));
  await asked.getByText("Esta é a última pessoa que administra o site.").waitFor();
  expect(await barriers(page)).toEqual([]);
  await keys.press("Escape");
  await expect.poll(() => asked.count()).toBe(0);
  await expect.poll(() => person.evaluate((one) => one.contains(document.activeElement)))
    .toBe(true);
  await keys.press("Escape");
  await expect.poll(() => person.count()).toBe(0);
  await expect.poll(() => isFocused(row(page, "Ada Lima"))).toBe(true);

  await keys.push(page.getByRole("link", { name: "Histórico" }));
  await page.getByText("Passou a administrar o site.").first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Begins to act in Ivo's name, and waits until the page is his. */
async function actsAsIvo(page: Page) {
  await opened(page, "Ivo Reis");
  const why = "Chamado 4711: a oferta não aparece";
  await done(page, "Agir em nome", "Agir em nome de Ivo Reis?", "Começar", why);
  await page.waitForURL((url) => url.pathname === "/app/gerador");
  await banner(page).getByText("Você age em nome de Ivo Reis").waitFor();
  await banner(page).getByText(`Motivo: ${why}`).waitFor();
}

test("an admin acts in somebody's name, in every tab, and all of it is written down", async () => {
  const { page, context, complaints } = await admin();
  const other = await context.newPage();
  await other.goto("/app/offer");
  await other.getByRole("heading", { name: "Suas ofertas" }).waitFor();
  await actsAsIvo(page);
  await banner(other).waitFor();
  await expect.poll(() => banner(page).innerText()).toMatch(/(30|2[5-9]) min restantes/);
  expect(await barriers(page)).toEqual([]);
  await page.goto("/app/automation/groups");
  await banner(page).waitFor();
  expect(await page.getByRole("link", { name: "Pessoas" }).count()).toBe(0);

  // What is his alone is neither offered nor done.
  await page.goto("/app/settings/profile");
  await page.getByText("Só a própria pessoa cuida de senha").waitFor();
  await page.goto("/app/profile");
  await page.getByText("Falta confirmar").waitFor();
  expect(await page.getByRole("button", { name: /Enviar .*e-mail/ }).count()).toBe(0);
  await page.goto("/app/settings/amazon");
  await page.getByLabel("Tag de associado").fill("outra-20");
  await page.getByRole("button", { name: "Salvar" }).click();
  await page.getByText("Só a própria pessoa pode fazer isso.").first().waitFor();

  const query = `mutation { createOffer(input: { fields: { title: "Fone" } }) { __typename } }`;
  await other.request.post("/graphql", { data: { query }, headers: { origin: product.origin } });
  await banner(other).getByRole("button", { name: "Voltar à minha conta" }).click();
  await sheet(other).getByText("Oferta criada.").waitFor();
  await sheet(other).getByText("Ada Lima em nome de Ivo Reis").first().waitFor();
  await sheet(other).getByText("Acesso em nome da pessoa encerrado.").waitFor();
  await expect.poll(() => banner(page).count()).toBe(0);
  await expect.poll(() => banner(other).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test("acting in somebody's name ends by itself, and the page is the admin's again", async () => {
  const { page, context } = await admin({ viewport: DESKTOP });
  await actsAsIvo(page);
  await page.clock.install();
  await page.goto("/app/offer");
  await banner(page).waitFor();
  await page.clock.fastForward("31:00");
  await banner(page).getByText("Terminou").waitFor(); // by this clock; the server's is not so far
  await database.rows("update impersonations set expires_at = now()");
  await page.clock.fastForward("00:06");
  await page.getByRole("link", { name: "Pessoas" }).waitFor(); // it is a member's no more
  await expect.poll(() => banner(page).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/app/offer");
  await context.close();
});
