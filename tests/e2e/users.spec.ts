// deno-lint-ignore-file no-empty-pattern -- Playwright reads what a fixture needs from the pattern
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { grantAdminByCommand } from "../support/product/grant_admin.ts";
import { DESK, type Device } from "./support/device.ts";
import type { Person } from "./support/people.ts";
import { expect, test as base } from "./support/test.ts";

const SCREEN = "/app/admin/user-management";
const BLOCKED = "Esta conta está bloqueada. Fale com quem administra o site.";

/** A product of its own, whose only admin is Ada, and whose only other person by name is Ivo. */
const test = base.extend<{ ada: Person; ivo: Person }, { productEnv: Record<string, string> }>({
  productEnv: [async ({}, use) => await use({}), { scope: "worker" }],
  ada: async ({ product, newPerson }, use) => {
    await product.rows("update users set role = 'user', display_name = 'Antes'");
    await use(await newPerson("Ada Lima", { role: "admin" }));
  },
  // After Ada, who sets the others' names aside.
  ivo: async ({ ada: _, newPerson }, use) => await use(await newPerson("Ivo Reis")),
});

test.beforeAll(async ({ product }) => {
  await product.rows(
    "insert into plans values ('pro', 'Profissional', '{}') on conflict do nothing",
  );
});

/** Opens the screen on that device, and waits until it lists people. */
async function openScreen({ page }: Device) {
  await page.goto(SCREEN);
  await expect(row(page, "Ivo Reis")).toBeVisible();
}

const row = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Pessoa", exact: true });
const banner = (page: Page) => page.getByRole("region", { name: "Acesso em nome de outra pessoa" });

/** Opens somebody's sheet, and waits until it says all. */
async function opened(page: Page, name: string) {
  await row(page, name).click();
  await expect(sheet(page).getByRole("heading", { name: "Histórico" })).toBeVisible();
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

async function signIn({ page, email }: Person) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill("uma senha boa");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

const isOutOf = (page: Page) => page.waitForURL((url) => url.pathname === "/auth/login");

test("an admin on a phone finds people by words and by what they are", async ({ ada, ivo }) => {
  await openScreen(ada);
  const { page, complaints } = ada;
  await expect(row(page, "Ada Lima")).toBeVisible();
  const search = page.getByLabel("Buscar por nome ou e-mail");
  await search.fill(ivo.email);
  await expect(row(page, "Ada Lima")).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(ivo.email);
  await page.getByRole("button", { name: "Administradores" }).click();
  await expect(page.getByText(`Ninguém com “${ivo.email}” no nome ou no e-mail.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ver todas" }).click();
  await expect(row(page, "Ivo Reis")).toBeVisible();
  await expect(search).toHaveValue("");

  await page.goto(`${SCREEN}?pessoa=usr_01jc0000000000000000000000`);
  await expect(sheet(page).getByText("Esta conta não existe mais.")).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  "an admin grants a plan, blocks, lets in again, and makes an admin and no longer",
  async ({ ada, ivo }) => {
    await openScreen(ada);
    const { page } = ada;
    await ivo.page.goto("/app/offer");
    await expect(ivo.page.getByText("Nenhuma oferta ainda")).toBeVisible();
    const person = await opened(page, "Ivo Reis");
    const asked = () => new URL(page.url()).searchParams.get("pessoa");
    await expect.poll(asked).toMatch(/^usr_/);
    await expectAccessible(page);

    await test.step("A plan, until a day", async () => {
      await person.getByRole("button", { name: "Conceder plano" }).click();
      const grant = page.getByRole("dialog", { name: "Conceder um plano a Ivo Reis" });
      await grant.getByLabel("Plano").selectOption("Profissional");
      await grant.getByLabel("Até um dia").check();
      await grant.getByRole("button", { name: "Conceder" }).click();
      await expect(grant.getByText("Escolha o último dia do plano.")).toBeVisible();
      await expectAccessible(page);
      await grant.getByLabel("Último dia").fill("2099-12-31");
      await grant.getByRole("button", { name: "Conceder" }).click();
      await expect(person.getByText("Plano Profissional concedido, até 31/12/2099.")).toBeVisible();
      await expect(person.getByText("31 de dez. de 2099")).toBeVisible();
    });

    await test.step("Blocked: out at the next step, and not in again", async () => {
      const block = await done(page, "Bloquear", "Bloquear Ivo Reis?", "Bloquear", "Spam");
      await expect(block.getByText("Escreva o motivo com 10 a 500 caracteres.")).toBeVisible();
      await expectAccessible(page);
      await block.getByLabel("Motivo").fill("Mandou spam a grupos alheios");
      await block.getByRole("button", { name: "Bloquear" }).click();
      await expect(person.getByText("Bloqueada", { exact: true })).toBeVisible();
      await expect(person.getByText("Motivo: Mandou spam a grupos alheios").first()).toBeVisible();
      await expectAccessible(page);
      await ivo.page.goto("/app/automation");
      await isOutOf(ivo.page);
      await signIn(ivo);
      await expect(ivo.page.getByText(BLOCKED)).toBeVisible();

      await done(page, "Desbloquear", "Desbloquear Ivo Reis?", "Desbloquear");
      await expect(person.getByRole("button", { name: "Bloquear", exact: true })).toBeVisible();
      await signIn(ivo);
      await ivo.page.waitForURL((url) => url.pathname === "/app/automation");
    });

    await test.step("An admin: from the next sign-in on, and no longer", async () => {
      await done(page, "Tornar admin", "Tornar Ivo Reis admin?", "Tornar admin");
      await expect(person.getByRole("button", { name: "Tirar de admin" })).toBeVisible();
      await expect(person.getByText("Ninguém age em nome de quem é admin.")).toBeVisible();
      await ivo.page.goto("/app/offer");
      await isOutOf(ivo.page);
      await signIn(ivo);
      await ivo.page.waitForURL((url) => url.pathname === "/app/offer");
      await ivo.page.goto(SCREEN);
      await expect(row(ivo.page, "Ada Lima")).toBeVisible();
      await done(page, "Tirar de admin", "Tirar Ivo Reis da administração?", "Tirar de admin");
      await expect(person.getByRole("button", { name: "Tornar admin" })).toBeVisible();
      await ivo.page.goto("/app/offer");
      await isOutOf(ivo.page);
    });

    await test.step("All of it is written down, and closing leads back to the list", async () => {
      for (const entry of ["Conta bloqueada.", "Conta desbloqueada.", "Passou a administrar"]) {
        await expect(person.getByText(entry).first()).toBeVisible();
      }
      await page.goBack();
      await expect(person).toHaveCount(0);
      await expect.poll(asked).toBeNull();
    });
  },
);

test("by keyboard alone: the last admin stays one, and is told why", async ({ product, ada, ivo: _ }) => {
  await grantAdminByCommand(product.dataDir, ada.email); // which ends their sessions
  const device = await ada.newDevice({ viewport: DESK });
  await openScreen(device);
  const { page, keys, complaints } = device;
  await keys.push(row(page, "Ada Lima"));
  const person = sheet(page);
  await expect(person.getByText("Esta é a sua conta")).toBeVisible();
  await keys.push(person.getByRole("button", { name: "Tirar de admin" }));
  const asked = page.getByRole("dialog", { name: "Tirar Ada Lima da administração?" });
  await keys.push(asked.getByRole("button", { name: "Tirar de admin" }));
  await expect(asked.getByText("Esta é a última pessoa que administra o site.")).toBeVisible();
  await expectAccessible(page);
  await keys.press("Escape");
  await expect(asked).toHaveCount(0);
  await expect.poll(() => person.evaluate((one) => one.contains(document.activeElement)))
    .toBe(true);
  await keys.press("Escape");
  await expect(person).toHaveCount(0);
  await expect(row(page, "Ada Lima")).toBeFocused();

  await keys.push(page.getByRole("link", { name: "Histórico" }));
  await expect(page.getByText("Passou a administrar o site.").first()).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

/** Begins to act in Ivo's name, and waits until the page is his. */
async function actsAsIvo(page: Page) {
  await opened(page, "Ivo Reis");
  const why = "Chamado 4711: a oferta não aparece";
  await done(page, "Agir em nome", "Agir em nome de Ivo Reis?", "Começar", why);
  await page.waitForURL((url) => url.pathname === "/app/gerador");
  await expect(banner(page).getByText("Você age em nome de Ivo Reis")).toBeVisible();
  await expect(banner(page).getByText(`Motivo: ${why}`)).toBeVisible();
}

test("an admin acts in somebody's name, in every tab, and all of it is written down", async ({ product, ada, ivo: _ }) => {
  await openScreen(ada);
  const { page, context, complaints } = ada;
  const other = await context.newPage();
  await other.goto("/app/offer");
  await expect(other.getByRole("heading", { name: "Suas ofertas" })).toBeVisible();
  await actsAsIvo(page);
  await expect(banner(other)).toBeVisible();
  await expect(banner(page)).toHaveText(/(30|2[5-9]) min restantes/);
  await expectAccessible(page);
  await page.goto("/app/automation/groups");
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Pessoas" })).toHaveCount(0);

  // What is his alone is neither offered nor done.
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

test("acting in somebody's name ends by itself, and the page is the admin's again", async ({ product, ada, ivo: _ }) => {
  await openScreen(ada);
  const { page } = ada;
  await page.setViewportSize(DESK);
  await actsAsIvo(page);
  await page.clock.install();
  await page.goto("/app/offer");
  await expect(banner(page)).toBeVisible();
  await page.clock.fastForward("31:00");
  await expect(banner(page).getByText("Terminou")).toBeVisible(); // by this clock; the server's is not so far
  await product.rows("update impersonations set expires_at = now()");
  await page.clock.fastForward("00:06");
  await expect(page.getByRole("link", { name: "Pessoas" })).toBeVisible(); // it is a member's no more
  await expect(banner(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/app/offer");
});
