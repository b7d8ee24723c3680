import { expectAccessible } from "./support/accessibility.ts";
import { grantAdminByCommand } from "../support/product/grant_admin.ts";
import { DESK } from "./support/device.ts";
import { expect } from "./support/test.ts";
import {
  BLOCKED,
  confirmAction,
  expectSignedOut,
  openPerson,
  openScreen,
  row,
  sheet,
  signIn,
  test,
  USERS_PATH,
} from "./support/users.ts";

test.beforeAll(async ({ product }) => {
  await product.rows(
    "insert into plans values ('pro', 'Profissional', '{}') on conflict do nothing",
  );
});

test("an admin on a phone finds people by words and by role", async ({ ada, ivo }) => {
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

  await page.goto(`${USERS_PATH}?pessoa=usr_01jc0000000000000000000000`);
  await expect(sheet(page).getByText("Esta conta não existe mais.")).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  "an admin grants a plan, blocks and unblocks a person, and makes them an admin for a time",
  async ({ ada, ivo }) => {
    await openScreen(ada);
    const { page } = ada;
    await ivo.page.goto("/app/offer");
    await expect(ivo.page.getByText("Nenhuma oferta ainda")).toBeVisible();
    const person = await openPerson(page, "Ivo Reis");
    const requested = () => new URL(page.url()).searchParams.get("pessoa");
    await expect.poll(requested).toMatch(/^usr_/);
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
      const block = await confirmAction(page, "Bloquear", "Bloquear Ivo Reis?", "Bloquear", "Spam");
      await expect(block.getByText("Escreva o motivo com 10 a 500 caracteres.")).toBeVisible();
      await expectAccessible(page);
      await block.getByLabel("Motivo").fill("Mandou spam a grupos alheios");
      await block.getByRole("button", { name: "Bloquear" }).click();
      await expect(person.getByText("Bloqueada", { exact: true })).toBeVisible();
      await expect(person.getByText("Motivo: Mandou spam a grupos alheios").first()).toBeVisible();
      await expectAccessible(page);
      await ivo.page.goto("/app/automation");
      await expectSignedOut(ivo.page);
      await signIn(ivo);
      await expect(ivo.page.getByText(BLOCKED)).toBeVisible();

      await confirmAction(page, "Desbloquear", "Desbloquear Ivo Reis?", "Desbloquear");
      await expect(person.getByRole("button", { name: "Bloquear", exact: true })).toBeVisible();
      await signIn(ivo);
      await ivo.page.waitForURL((url) => url.pathname === "/app/automation");
    });

    await test.step("An admin: from the next sign-in on, and no longer", async () => {
      await confirmAction(page, "Tornar admin", "Tornar Ivo Reis admin?", "Tornar admin");
      await expect(person.getByRole("button", { name: "Tirar de admin" })).toBeVisible();
      await expect(person.getByText("Ninguém age em nome de quem é admin.")).toBeVisible();
      await ivo.page.goto("/app/offer");
      await expectSignedOut(ivo.page);
      await signIn(ivo);
      await ivo.page.waitForURL((url) => url.pathname === "/app/offer");
      await ivo.page.goto(USERS_PATH);
      await expect(row(ivo.page, "Ada Lima")).toBeVisible();
      await confirmAction(
        page,
        "Tirar de admin",
        "Tirar Ivo Reis da administração?",
        "Tirar de admin",
      );
      await expect(person.getByRole("button", { name: "Tornar admin" })).toBeVisible();
      await ivo.page.goto("/app/offer");
      await expectSignedOut(ivo.page);
    });

    await test.step("All of it is written down, and closing leads back to the list", async () => {
      for (const entry of ["Conta bloqueada.", "Conta desbloqueada.", "Passou a administrar"]) {
        await expect(person.getByText(entry).first()).toBeVisible();
      }
      await page.goBack();
      await expect(person).toHaveCount(0);
      await expect.poll(requested).toBeNull();
    });
  },
);

test("by keyboard alone: the last admin cannot stop being one, and sees why", async ({ product, ada, ivo: _ }) => {
  await grantAdminByCommand(product.dataDir, ada.email); // this ends her sessions
  const device = await ada.newDevice({ viewport: DESK });
  await openScreen(device);
  const { page, keys, complaints } = device;
  await keys.push(row(page, "Ada Lima"));
  const person = sheet(page);
  await expect(person.getByText("Esta é a sua conta")).toBeVisible();
  await keys.push(person.getByRole("button", { name: "Tirar de admin" }));
  const requested = page.getByRole("dialog", { name: "Tirar Ada Lima da administração?" });
  await keys.push(requested.getByRole("button", { name: "Tirar de admin" }));
  await expect(requested.getByText("Esta é a última pessoa que administra o site.")).toBeVisible();
  await expectAccessible(page);
  await keys.press("Escape");
  await expect(requested).toHaveCount(0);
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
