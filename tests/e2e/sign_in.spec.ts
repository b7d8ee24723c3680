import type { Page } from "@playwright/test";
import { type CodeMode, signCode } from "../../server/adapters/better_auth/email_codes.ts";
import layoutQuery from "../../web/__generated__/AppLayoutQuery.graphql.ts";
import viewerQuery from "../../web/__generated__/viewerQuery.graphql.ts";
import { legal } from "../../web/public/legal.ts";
import { sentEmails } from "../support/identity/sent_emails.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { newEmail } from "./support/people.ts";
import type { Product } from "./support/product.ts";
import { expect, test } from "./support/test.ts";

const PASSWORD = "três cafés frios";
const password = (page: Page, label = "Senha") => page.getByLabel(label, { exact: true });
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Where the email's link leads, on this product's own address. */
async function linkOf({ dataDir }: Product, email: string, mode: CodeMode) {
  const { pathname, search } = await sentEmails(dataDir).link(email, mode);
  return pathname + search;
}

async function expired({ dataDir }: Product, mode: CodeMode) {
  const secret = await Deno.readTextFile(`${dataDir}/secret_key`);
  const claims = { emailId: crypto.randomUUID(), subject: "x", email: "x@example.com" };
  const code = await signCode(secret, mode, claims, new Date(Date.now() - 60_000));
  return `/auth/action?mode=${mode}&oobCode=${code}`;
}

test(
  "from registering to a new password by keyboard, back to the page asked for",
  async ({ newDevice, product }) => {
    const { page, keys, complaints } = await newDevice();
    const email = newEmail("Rosa");
    await page.goto("/app/offer?q=fone");
    await expect(title(page, "Entre na sua conta")).toBeVisible();
    await keys.push(page.getByRole("link", { name: "Criar conta" }));
    await expect(title(page, "Crie a sua conta")).toBeVisible();
    await keys.type(page.getByLabel("Nome"), "Rosa");
    await keys.type(page.getByLabel("E-mail"), email);
    await keys.type(password(page), PASSWORD);
    await expect(page.getByText("Forte.")).toBeVisible();
    await keys.press("Enter");
    await expect(page.getByText("Registo efetuado com sucesso!")).toBeVisible();
    await expect(title(page, "Suas ofertas")).toBeVisible();
    await expect(page).toHaveURL("/app/offer?q=fone");

    const accepted = () =>
      product.rows<{ document: string; version: string }>(
        `select document, version from acceptances join users on users.id = user_id
      where email = $1 order by document`,
        [email],
      );
    await expect.poll(accepted).toEqual([
      { document: "PRIVACY", version: legal.privacy.version },
      { document: "TERMS", version: legal.terms.version },
    ]);

    await page.goto(await expired(product, "verifyEmail")); // the page asked for outlives it
    await expect(title(page, "Este link venceu")).toBeVisible();
    await page.goto(await linkOf(product, email, "verifyEmail"));
    await expect(title(page, "E-mail confirmado")).toBeVisible();
    await expectAccessible(page);
    await keys.push(page.getByRole("link", { name: "Continuar" }));
    await expect(title(page, "Suas ofertas")).toBeVisible();
    await expect(page).toHaveURL("/app/offer?q=fone");

    await keys.push(page.getByRole("button", { name: "Sua conta" }));
    await keys.choose(page.getByRole("menuitem", { name: "Sair" }));
    await expect(title(page, "Entre na sua conta")).toBeVisible();

    await keys.type(page.getByLabel("E-mail"), email);
    await keys.push(page.getByRole("link", { name: "Esqueci a senha" }));
    await expect(title(page, "Esqueceu a senha?")).toBeVisible();
    const typed = () => page.getByLabel("E-mail").inputValue();
    await expect.poll(typed).toBe(email); // it comes along
    await keys.reach(page.getByLabel("E-mail"));
    await keys.press("Enter");
    await expect(title(page, "Confira o seu e-mail")).toBeVisible();
    const again = page.getByRole("button", { name: "Enviar outro e-mail" });
    await expect(again).toHaveAttribute("aria-disabled", "true"); // the first one is on its way
    await expect(page.getByText(/Dá para pedir outro em \d+ s/)).toBeVisible();
    await expectAccessible(page);
    await keys.push(page.getByRole("button", { name: "Usar outro e-mail" }));
    await expect(page.locator("#conteudo:focus")).toBeVisible();

    const reset = await linkOf(product, email, "resetPassword");
    await page.goto(reset);
    await expect(title(page, "Escolha uma senha nova")).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await keys.type(password(page, "Senha nova"), "quatro chás quentes");
    await keys.press("Enter");
    await expect(title(page, "Senha trocada")).toBeVisible();
    await keys.push(page.getByRole("link", { name: "Entrar" }));
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await keys.type(password(page), PASSWORD);
    await keys.press("Enter");
    await expect(page.getByText("E-mail ou palavra-passe incorretos. Tente novamente."))
      .toBeVisible();
    await keys.type(password(page), "quatro chás quentes");
    await keys.press("Enter");
    await expect(title(page, "Cole um link, confira, envie")).toBeVisible();

    await page.goto(reset);
    await expect(title(page, "Este link já foi usado")).toBeVisible();
    await expectAccessible(page);
    await keys.push(page.getByRole("link", { name: "Pedir outro link" }));
    await expect(title(page, "Esqueceu a senha?")).toBeVisible();
    expect(complaints.filter((one) => !/status of 40[01]/.test(one))).toEqual([]);
  },
);

test("every refusal speaks in a snackbar, and what was typed stays", async ({ newPerson, newDevice, product }) => {
  const { email } = await newPerson("Caio");
  const { page, keys } = await newDevice();
  await page.goto("/auth/login");
  const says = (sentence: string) => expect(page.getByText(sentence).first()).toBeVisible();

  /** Signs in or registers with what is typed anew. */
  async function submit(fields: Record<string, string>) {
    for (const [label, text] of Object.entries(fields)) {
      await keys.type(page.getByLabel(label, { exact: true }), text);
    }
    await keys.press("Enter");
  }

  await submit({ "E-mail": "isto não é um e-mail", Senha: PASSWORD });
  await says("O formato do e-mail é inválido.");
  await submit({ "E-mail": email, Senha: "uma senha errada" });
  await says("E-mail ou palavra-passe incorretos. Tente novamente.");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await expect(password(page)).toHaveValue("uma senha errada");

  await product.rows(
    `update users set blocked_at = now(), blocked_reason = 'teste'
    where email = $1`,
    [email],
  );
  await submit({ Senha: "uma senha boa" });
  await says("Esta conta está bloqueada. Fale com quem administra o site.");

  const address = "**/api/auth/sign-in/email";
  await page.route(address, (route) => route.abort());
  await submit({ Senha: "uma senha boa" });
  await says("Sem conexão. O que você escreveu continua aqui; tente de novo.");
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ status: 500, body: "" }));
  await submit({ Senha: "uma senha boa" });
  await says("Ocorreu um erro inesperado. Tente novamente mais tarde.");
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ status: 429, body: "" }));
  await submit({ Senha: "uma senha boa" });
  await says("Foram tentativas demais. Espere alguns minutos e tente de novo.");

  await page.goto("/auth/register");
  await submit({ Nome: "  ", "E-mail": email, Senha: PASSWORD });
  await says("Escreva como você quer ser chamado.");
  await submit({ Nome: "Caio", "E-mail": "caio@exemplo..com", Senha: PASSWORD });
  await says("O formato do e-mail é inválido.");
  await submit({ "E-mail": email });
  await says("Este e-mail já está a ser utilizado por outra conta.");
  await submit({ "E-mail": "outro@example.com", Senha: "curta" });
  await says("A palavra-passe é muito fraca. Tente uma mais forte.");
});

test("a link that does not serve says why, and leads on", async ({ newPerson, product }) => {
  const { email, page, keys, context } = await newPerson("Iara");
  const dead: [string, string][] = [
    ["/auth/action", "Este link está incompleto"],
    ["/auth/action?mode=outra&oobCode=x", "Este link está incompleto"],
    ["/auth/action?mode=recoverEmail&oobCode=x", "Este link já foi usado"],
    [await expired(product, "resetPassword"), "Este link venceu"],
    [await expired(product, "verifyEmail"), "Este link venceu"],
  ];
  for (const [address, name] of dead) {
    await page.goto(address);
    await expect(title(page, name)).toBeVisible();
  }
  await expectAccessible(page);
  await keys.push(page.getByRole("button", { name: "Enviar outro e-mail" }));
  await expect(page.getByText("E-mail enviado. Ele chega em alguns minutos.")).toBeVisible();

  const verify = await linkOf(product, email, "verifyEmail");
  const address = "**/api/auth/codes/verify-email";
  await page.route(address, (route) => route.abort());
  await page.goto(verify);
  await expect(title(page, "Sem conexão")).toBeVisible();
  await page.unroute(address);
  await keys.push(page.getByRole("button", { name: "Tentar de novo" }));
  await expect(title(page, "E-mail confirmado")).toBeVisible();

  await context.clearCookies();
  await page.goto(await expired(product, "verifyEmail"));
  await keys.push(page.getByRole("link", { name: "Entrar e pedir outro e-mail" }));
  await expect(title(page, "Entre na sua conta")).toBeVisible();
});

test("two tabs that register the same person make one", async ({ newDevice, product }) => {
  const email = newEmail("Tito");
  const { page, context } = await newDevice();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto("/auth/register");
    await tab.getByLabel("Nome").fill("Tito");
    await tab.getByLabel("E-mail").fill(email);
    await password(tab).fill(PASSWORD);
  }
  const answers = tabs.map((tab) => tab.waitForResponse("**/api/auth/sign-up/email"));
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Criar conta" }).click()));
  const statuses = await Promise.all(answers.map(async (answer) => (await answer).status()));
  expect(statuses.toSorted()).toEqual([200, 422]); // the other is told that there is one
  await Promise.all(tabs.map((tab) => tab.goto("/app/gerador")));
  await Promise.all(tabs.map((tab) => title(tab, "Cole um link, confira, envie").waitFor()));
  const [made] = await product.rows<{ people: number; settings: number }>(
    `select count(*)::int people, count(bot_settings)::int settings from users
      left join bot_settings on user_id = users.id where email = $1`,
    [email],
  );
  expect(made).toEqual({ people: 1, settings: 1 });
});

for (
  const [how, hasChannels] of [
    ["by a channel", true],
    ["by the storage, where there are no channels", false],
  ] as const
) {
  test(
    `signing out reaches every tab ${how}; while it fails, one stays`,
    { tag: "@desk" },
    async ({ newPerson }) => {
      const { email, page, context } = await newPerson("Olga");
      if (!hasChannels) {
        await context.addInitScript(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"));
      }
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.goto("/app/offer");
        await expect(title(tab, "Suas ofertas")).toBeVisible();
      }
      const signOut = async () => {
        await page.getByRole("button", { name: "Sua conta" }).click();
        await page.getByRole("menuitem", { name: "Sair" }).click();
      };
      await page.route("**/api/auth/sign-out", (route) => route.abort());
      await signOut();
      await expect(page.getByText("Erro ao terminar a sessão.")).toBeVisible();
      await page.unroute("**/api/auth/sign-out");
      await page.reload();
      await expect(title(page, "Suas ofertas")).toBeVisible();

      await signOut();
      await other.waitForURL("**/auth/login?volta=%2Fapp%2Foffer");
      await page.waitForURL("**/auth/login");

      // And whoever signs in again in one of them is led on in the other.
      await page.getByLabel("E-mail").fill(email);
      await password(page).fill("uma senha boa");
      await page.keyboard.press("Enter");
      await expect(title(page, "Cole um link, confira, envie")).toBeVisible();
      await expect(title(other, "Suas ofertas")).toBeVisible();
    },
  );
}

test(
  "a session that the product ended leads to signing in, and not round in a circle",
  async ({ newPerson, product }) => {
    const { email, page } = await newPerson("Nilo");
    await page.goto("/app/offer");
    await expect(title(page, "Suas ofertas")).toBeVisible();
    await product.rows(`update users set sessions_from = now() where email = $1`, [email]);
    const ended = page.waitForResponse("**/api/auth/sign-out");
    await page.reload();
    await expect(title(page, "Entre na sua conta")).toBeVisible();
    expect((await ended).ok()).toBe(true); // at the provider, too
    await expect(page).toHaveURL("/auth/login?volta=%2Fapp%2Foffer");
    await page.getByLabel("E-mail").fill(email);
    await password(page).fill("uma senha boa");
    await page.keyboard.press("Enter");
    await expect(title(page, "Suas ofertas")).toBeVisible();
  },
);

test("a server that fails to say who is there signs nobody out", async ({ newPerson }) => {
  const { page } = await newPerson("Davi");
  const address = `**/graphql?documentId=${viewerQuery.params.id}*`;
  const failed = { data: { viewer: null }, errors: [{ message: "", extensions: {} }] };
  await page.route(address, (route) => route.fulfill({ json: failed }));
  const told = page.waitForResponse(address);
  await page.goto("/auth/login");
  await (await told).finished();
  await page.goto("/app/offer");
  await expect(title(page, "Suas ofertas")).toBeVisible();
});

test("a session is renewed before it ends, once the first screen is there", async ({ newPerson, product }) => {
  const { email, page } = await newPerson("Vera");
  await product.rows(
    `update auth_sessions set "expiresAt" = now() + interval '5 days'
    where "userId" = (select id from auth_users where email = $1)`,
    [email],
  );
  const renewed = page.waitForResponse("**/api/auth/account");
  await page.goto("/app/offer");
  expect(await (await renewed).headerValue("set-cookie")).toMatch(/session_token/);
  const [session] = await product.rows<{ days: number }>(
    `select extract(day from max("expiresAt") - now())::int days from auth_sessions
      where "userId" = (select id from auth_users where email = $1)`,
    [email],
  );
  expect(session!.days).toBeGreaterThanOrEqual(6);
});

test("the combined screen asks for the e-mail first, and looks nobody up", async ({ newPerson, newDevice }) => {
  const { email } = await newPerson("Lia");
  const { page, keys } = await newDevice();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/auth/auth?volta=%2Fapp%2Foffer");
  await expect(title(page, "Entre ou crie a sua conta")).toBeVisible();
  await keys.type(page.getByLabel("E-mail"), email);
  asked.length = 0;
  await keys.push(page.getByRole("button", { name: "Criar conta" }));
  await expect(title(page, "Crie a sua conta")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await keys.push(page.getByRole("button", { name: "Voltar" }));
  await expect(page.locator("#conteudo:focus")).toBeVisible();
  await keys.push(page.getByRole("button", { name: "Já tenho conta" }));
  await expect(title(page, "Entre na sua conta")).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/auth"))).toEqual([]);
  await keys.type(password(page), "uma senha boa");
  await keys.press("Enter");
  await expect(title(page, "Suas ofertas")).toBeVisible();
  await page.goto("/auth/register");
  await expect(title(page, "Cole um link, confira, envie")).toBeVisible(); // who is in already is led on
});

test(
  "colours missing in the first HTML are asked for before who is signed in",
  async ({ newPerson }) => {
    const { page } = await newPerson("Gil");
    await page.addInitScript(() => { // however slow the machine is, it waits for them
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await page.route("**/app/offer", async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/<style id="appearance"[\s\S]*?<\/style>/, "");
      await route.fulfill({ response: answer, body: html });
    });
    const settings = { sidebarColor: "#102030", primaryColor: "#0a5c36", cardColor: "#ffffff" };
    const order: string[] = [];
    await page.route("**/api/admin/global", (route) => {
      order.push("settings");
      return route.fulfill({ json: settings });
    });
    page.on("request", (request) => {
      // The screen's own data is on its way meanwhile; this one tells who asks.
      if (request.url().includes(layoutQuery.params.id!)) order.push("auth");
    });
    await page.goto("/app/offer");
    await expect(page.locator("html[data-initialised]")).toBeVisible();
    await expect.poll(() => order.slice(0, 2)).toEqual(["settings", "auth"]);
    expect(order.filter((one) => one === "settings")).toHaveLength(1);
    const primary = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue("--primary"));
    await expect.poll(primary).toBe(settings.primaryColor);
  },
);
