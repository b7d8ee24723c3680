import { expectAccessible } from "./support/accessibility.ts";
import { says, signOut, submit, test } from "./support/firebase.ts";
import { NEW_PASSWORD, passwordField, title } from "./support/sign_in.ts";
import { expect } from "./support/test.ts";

test("register, verify, sign out, forget, reset and sign in, by keyboard", async ({ newDevice, emulator, product }) => {
  const one = await newDevice();
  const { page, keys, complaints } = one;
  const email = "rosa@example.com";
  await page.goto("/app/offer");
  await keys.push(page.getByRole("link", { name: "Criar conta" }));
  await expect(title(page, "Crie a sua conta")).toBeVisible();
  await expectAccessible(page); // with the buttons of Google and Apple
  await submit(one, { "Nome (opcional)": "Rosa", "E-mail": email, Senha: NEW_PASSWORD });
  await says(page, "Registo efetuado com sucesso!");
  await expect(title(page, "Suas ofertas")).toBeVisible();
  await expect(page).toHaveURL("/app/offer");

  const verify = `/auth/action?mode=verifyEmail&oobCode=${await emulator.code(
    "VERIFY_EMAIL",
    email,
  )}`;
  await page.goto(verify);
  await expect(title(page, "E-mail confirmado")).toBeVisible();
  await keys.push(page.getByRole("link", { name: "Continuar" }));
  await expect(title(page, "Suas ofertas")).toBeVisible();
  {
    const people = () =>
      product.rows(
        `select display_name, email_verified_at is not null verified from users
        where email = '${email}'`,
      );
    await expect.poll(people).toEqual([{ display_name: "Rosa", verified: true }]);
  }
  await page.goto(verify);
  await expect(title(page, "Este link já foi usado")).toBeVisible();
  await page.goto("/app/offer");

  await signOut(one);
  await submit(one, { "E-mail": email });
  await keys.push(page.getByRole("link", { name: "Esqueci a senha" }));
  await expect(title(page, "Esqueceu a senha?")).toBeVisible();
  await submit(one, { "E-mail": email });
  await expect(title(page, "Confira o seu e-mail")).toBeVisible();
  const reset = await emulator.code("PASSWORD_RESET", email);
  await page.goto(`/auth/action?mode=resetPassword&lang=pt-BR&oobCode=${reset}`);
  await submit(one, { "Senha nova": "quatro chás quentes" });
  await expect(title(page, "Senha trocada")).toBeVisible();
  await keys.push(page.getByRole("link", { name: "Entrar" }));
  await submit(one, { Senha: "quatro chás quentes" });
  await expect(title(page, "Cole um link, confira, envie")).toBeVisible();
  expect(complaints.filter((one) => !/status of 400/.test(one))).toEqual([]);
});

test("Firebase's refusals show the product's sentences", async ({ newDevice, emulator }) => {
  const { localId } = await emulator.signUp("caio@example.com", NEW_PASSWORD, "Caio");
  const one = await newDevice();
  const { page } = one;
  await page.goto("/auth/login?volta=%2Fapp&error=account_not_linked"); // as on the return from a provider's page
  await says(page, "Este e-mail já entra aqui de outra forma. Entre como da primeira vez.");
  await expect(page).toHaveURL("/auth/login?volta=%2Fapp"); // so that it is not repeated
  await submit(one, { "E-mail": "ninguem@example.com", Senha: NEW_PASSWORD });
  await says(page, "Nenhum utilizador encontrado com este e-mail.");
  await submit(one, { "E-mail": "caio@example.com", Senha: "uma senha errada" });
  await says(page, "Palavra-passe incorreta. Tente novamente.");
  await expect(passwordField(page)).toHaveValue("uma senha errada");
  await submit(one, { "E-mail": "caio@exemplo", Senha: NEW_PASSWORD });
  await says(page, "O formato do e-mail é inválido.");
  await emulator.hideEmails(true);
  await submit(one, { "E-mail": "caio@example.com", Senha: "uma senha errada" });
  await says(page, "E-mail ou palavra-passe incorretos. Tente novamente.");
  await emulator.hideEmails(false);
  await emulator.update(localId, { disableUser: true });
  await submit(one, { Senha: NEW_PASSWORD });
  await says(page, "Esta conta está bloqueada. Fale com quem administra o site.");

  await page.goto("/auth/register");
  await submit(one, {
    "Nome (opcional)": "Caio",
    "E-mail": "caio@example.com",
    Senha: NEW_PASSWORD,
  });
  await says(page, "Este e-mail já está a ser utilizado por outra conta.");
  await submit(one, { "E-mail": "outro@example.com", Senha: "curta" });
  await says(page, "A palavra-passe é muito fraca. Tente uma mais forte.");
  await page.route(`${emulator.origin}/**`, (route) => route.abort());
  await submit(one, { Senha: NEW_PASSWORD });
  await says(page, "Sem conexão. O que você escreveu continua aqui; tente de novo.");
  await page.unroute(`${emulator.origin}/**`);
  await page.route("**/api/login", (route) => route.fulfill({ status: 500, body: "" }));
  await submit(one, { Senha: NEW_PASSWORD });
  await says(page, "Ocorreu um erro inesperado. Tente novamente mais tarde.");
});

test("signing out reaches every tab; while it fails, the person stays", async ({ newDevice, emulator }) => {
  await emulator.signUp("olga@example.com", NEW_PASSWORD, "Olga");
  const one = await newDevice();
  const { page, keys, context } = one;
  await page.goto("/app/offer");
  await submit(one, { "E-mail": "olga@example.com", Senha: NEW_PASSWORD });
  await expect(title(page, "Suas ofertas")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/app/gerador");
  await expect(title(other, "Cole um link, confira, envie")).toBeVisible();
  await page.bringToFront();

  await page.route("**/api/logout", (route) => route.abort());
  await keys.push(page.getByRole("button", { name: "Sua conta" }));
  await keys.choose(page.getByRole("menuitem", { name: "Sair" }));
  await says(page, "Erro ao terminar a sessão.");
  await page.unroute("**/api/logout");
  await page.reload();
  await expect(title(page, "Suas ofertas")).toBeVisible();

  await signOut(one);
  await other.waitForURL("**/auth/login?volta=**");
});

test(
  "a session that ended is reopened with a new token, or ended at Firebase too",
  async ({ newDevice, emulator }) => {
    const { localId } = await emulator.signUp("nilo@example.com", NEW_PASSWORD, "Nilo");
    const one = await newDevice();
    const { page, context } = one;
    await page.goto("/app/offer");
    await submit(one, { "E-mail": "nilo@example.com", Senha: NEW_PASSWORD });
    await expect(title(page, "Suas ofertas")).toBeVisible();

    await page.goto("about:blank"); // no late response sets the cookie again
    await context.clearCookies(); // as if it had expired
    await page.goto("/app/offer?q=fone");
    await expect(title(page, "Suas ofertas")).toBeVisible();
    await expect(page).toHaveURL("/app/offer?q=fone");

    await emulator.update(localId, { disableUser: true });
    await page.goto("about:blank");
    await context.clearCookies();
    await page.goto("/app/offer");
    await expect(title(page, "Entre na sua conta")).toBeVisible();
    await page.reload();
    await expect(title(page, "Entre na sua conta")).toBeVisible();
    await submit(one, { "E-mail": "nilo@example.com", Senha: NEW_PASSWORD });
    await says(page, "Esta conta está bloqueada. Fale com quem administra o site.");
  },
);
