// deno-lint-ignore-file no-empty-pattern -- Playwright reads what a fixture needs from the pattern
import type { Page } from "@playwright/test";
import { authEmulator, type Emulator, variablesOf } from "../support/firebase/emulator.ts";
import { routePopup } from "../support/firebase/popup.ts";
import { expectAccessible } from "./support/accessibility.ts";
import type { Device } from "./support/device.ts";
import type { NewDevice } from "./support/people.ts";
import { expect, test as base } from "./support/test.ts";

/** A product of its own, whose people are the emulator's. */
const test = base.extend<
  { newDevice: NewDevice },
  { emulator: Emulator; productEnv: Record<string, string> }
>({
  emulator: [async ({}, use) => {
    await using emulator = await authEmulator();
    await use(emulator);
  }, { scope: "worker" }],
  productEnv: [async ({ emulator }, use) => await use(variablesOf(emulator)), { scope: "worker" }],
  /**
   * A device that reaches the emulator, and nothing else of Google's. Whoever routes answers what a
   * browser asks before it asks another origin: under Deno the emulator's own answer breaks the next.
   */
  newDevice: async ({ newDevice, emulator }, use) => {
    await use(async (options) => {
      const device = await newDevice(options);
      await device.context.route(`${emulator.origin}/**`, (route) => route.continue());
      return device;
    });
    await emulator.hideEmails(false);
  },
});

const PASSWORD = "três cafés frios";
const password = (page: Page, label = "Senha") => page.getByLabel(label, { exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const says = (page: Page, sentence: string) =>
  expect(page.getByText(sentence).first()).toBeVisible();

async function submit({ page, keys }: Device, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await keys.type(page.getByLabel(label, { exact: true }), text);
  }
  await keys.press("Enter");
}

async function signOut({ page, keys }: Device) {
  await keys.push(page.getByRole("button", { name: "Sua conta" }));
  await keys.choose(page.getByRole("menuitem", { name: "Sair" }));
  await expect(title(page, "Entre na sua conta")).toBeVisible();
}

test("register, verify, sign out, forget, reset and sign in, by keyboard", async ({ newDevice, emulator, product }) => {
  const one = await newDevice();
  const { page, keys, complaints } = one;
  const email = "rosa@example.com";
  await page.goto("/app/offer");
  await keys.push(page.getByRole("link", { name: "Criar conta" }));
  await expect(title(page, "Crie a sua conta")).toBeVisible();
  await expectAccessible(page); // with Google's and Apple's buttons
  await submit(one, { Nome: "Rosa", "E-mail": email, Senha: PASSWORD });
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

test("Firebase's refusals speak SPEC.md's sentences", async ({ newDevice, emulator }) => {
  const { localId } = await emulator.signUp("caio@example.com", PASSWORD, "Caio");
  const one = await newDevice();
  const { page } = one;
  await page.goto("/auth/login?volta=%2Fapp&error=account_not_linked"); // back from a provider's page
  await says(page, "Este e-mail já entra aqui de outra forma. Entre como da primeira vez.");
  await expect(page).toHaveURL("/auth/login?volta=%2Fapp"); // not to be said again
  await submit(one, { "E-mail": "ninguem@example.com", Senha: PASSWORD });
  await says(page, "Nenhum utilizador encontrado com este e-mail.");
  await submit(one, { "E-mail": "caio@example.com", Senha: "uma senha errada" });
  await says(page, "Palavra-passe incorreta. Tente novamente.");
  await expect(password(page)).toHaveValue("uma senha errada");
  await submit(one, { "E-mail": "caio@exemplo", Senha: PASSWORD });
  await says(page, "O formato do e-mail é inválido.");
  await emulator.hideEmails(true);
  await submit(one, { "E-mail": "caio@example.com", Senha: "uma senha errada" });
  await says(page, "E-mail ou palavra-passe incorretos. Tente novamente.");
  await emulator.hideEmails(false);
  await emulator.update(localId, { disableUser: true });
  await submit(one, { Senha: PASSWORD });
  await says(page, "Esta conta está bloqueada. Fale com quem administra o site.");

  await page.goto("/auth/register");
  await submit(one, { Nome: "Caio", "E-mail": "caio@example.com", Senha: PASSWORD });
  await says(page, "Este e-mail já está a ser utilizado por outra conta.");
  await submit(one, { "E-mail": "outro@example.com", Senha: "curta" });
  await says(page, "A palavra-passe é muito fraca. Tente uma mais forte.");
  await page.route(`${emulator.origin}/**`, (route) => route.abort());
  await submit(one, { Senha: PASSWORD });
  await says(page, "Sem conexão. O que você escreveu continua aqui; tente de novo.");
  await page.unroute(`${emulator.origin}/**`);
  await page.route("**/api/login", (route) => route.fulfill({ status: 500, body: "" }));
  await submit(one, { Senha: PASSWORD });
  await says(page, "Ocorreu um erro inesperado. Tente novamente mais tarde.");
});

test(
  "Google's and Apple's pop-ups sign in; closing one says nothing",
  async ({ newDevice, emulator, product }) => {
    const one = await newDevice();
    const { page, keys, context } = one;
    const gil = { sub: "google-gil", email: "gil@example.com", name: "Gil" };
    const ana = { sub: "apple-ana", email: "ana@example.com", name: "Ana" };
    let who: typeof gil | null = null;
    await routePopup(context, emulator.origin, () => who);
    await page.goto("/auth/login?volta=%2Fapp%2Foffer");

    const google = page.getByRole("button", { name: "Continuar com o Google" });
    const closed = context.waitForEvent("page").then((popup) =>
      popup.isClosed() ? popup : popup.waitForEvent("close")
    );
    await keys.push(google);
    await closed;
    await expect(google).toHaveAttribute("aria-busy", "false");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).toHaveURL("/auth/login?volta=%2Fapp%2Foffer");

    who = gil;
    await keys.push(google);
    await expect(title(page, "Suas ofertas")).toBeVisible();
    await signOut(one);

    who = ana;
    await page.goto("/auth/auth");
    await keys.push(page.getByRole("button", { name: "Continuar com a Apple" }));
    await expect(title(page, "Cole um link, confira, envie")).toBeVisible();
    const people = () =>
      product.rows(
        `select display_name,
        (select count(*)::int from acceptances where user_id = users.id) accepted,
        (select count(*)::int from bot_settings where user_id = users.id) settings
      from users where email in ('gil@example.com', 'ana@example.com') order by display_name`,
      );
    await expect.poll(people).toEqual([
      { display_name: "Ana", accepted: 2, settings: 1 },
      { display_name: "Gil", accepted: 2, settings: 1 },
    ]);
  },
);

test(
  "on a phone the frame of pop-ups is there before anybody presses, and only to sign in",
  async ({ newDevice, emulator }) => {
    const userAgent =
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36";
    const { page, context } = await newDevice({ userAgent });
    const asked: string[] = [];
    context.on("request", (request) => void asked.push(new URL(request.url()).hostname));
    await routePopup(context, emulator.origin, () => null);
    await page.goto("/privacidade");
    expect(asked).not.toContain("apis.google.com");
    await page.goto("/auth/login");
    await expect.poll(() => asked).toContain("apis.google.com");
  },
);

test("signing out reaches every tab; while it fails, one stays", async ({ newDevice, emulator }) => {
  await emulator.signUp("olga@example.com", PASSWORD, "Olga");
  const one = await newDevice();
  const { page, keys, context } = one;
  await page.goto("/app/offer");
  await submit(one, { "E-mail": "olga@example.com", Senha: PASSWORD });
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
  "a session that ended is opened anew by a fresh token, or ended at Firebase as well",
  async ({ newDevice, emulator }) => {
    const { localId } = await emulator.signUp("nilo@example.com", PASSWORD, "Nilo");
    const one = await newDevice();
    const { page, context } = one;
    await page.goto("/app/offer");
    await submit(one, { "E-mail": "nilo@example.com", Senha: PASSWORD });
    await expect(title(page, "Suas ofertas")).toBeVisible();

    await page.goto("about:blank"); // no answer on its way brings a cookie again
    await context.clearCookies(); // as when it ran out
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
    await submit(one, { "E-mail": "nilo@example.com", Senha: PASSWORD });
    await says(page, "Esta conta está bloqueada. Fale com quem administra o site.");
  },
);
