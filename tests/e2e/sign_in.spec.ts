import { legal } from "../../web/public/legal.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { newEmail } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { emailLink, expiredLink, NEW_PASSWORD, passwordField, title } from "./support/sign_in.ts";

test(
  "from registering to a new password by keyboard, back to the requested page",
  async ({ newDevice, product }) => {
    const { page, keys, complaints } = await newDevice();
    const email = newEmail("Rosa");
    await test.step("Register, back to the requested page", async () => {
      await page.goto("/app/offer?q=fone");
      await expect(title(page, "Entre na sua conta")).toBeVisible();
      await keys.push(page.getByRole("link", { name: "Criar conta" }));
      await expect(title(page, "Crie a sua conta")).toBeVisible();
      await keys.type(page.getByLabel("Nome"), "Rosa");
      await keys.type(page.getByLabel("E-mail"), email);
      await keys.type(passwordField(page), NEW_PASSWORD);
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
    });

    await test.step("Confirm the e-mail", async () => {
      await page.goto(await expiredLink(product, "verifyEmail")); // the requested page is remembered
      await expect(title(page, "Este link venceu")).toBeVisible();
      await page.goto(await emailLink(product, email, "verifyEmail"));
      await expect(title(page, "E-mail confirmado")).toBeVisible();
      await expectAccessible(page);
      await keys.push(page.getByRole("link", { name: "Continuar" }));
      await expect(title(page, "Suas ofertas")).toBeVisible();
      await expect(page).toHaveURL("/app/offer?q=fone");
    });

    await test.step("Request a new password", async () => {
      await keys.push(page.getByRole("button", { name: "Sua conta" }));
      await keys.choose(page.getByRole("menuitem", { name: "Sair" }));
      await expect(title(page, "Entre na sua conta")).toBeVisible();

      await keys.type(page.getByLabel("E-mail"), email);
      await keys.push(page.getByRole("link", { name: "Esqueci a senha" }));
      await expect(title(page, "Esqueceu a senha?")).toBeVisible();
      const typed = () => page.getByLabel("E-mail").inputValue();
      await expect.poll(typed).toBe(email); // the e-mail is filled in
      await keys.reach(page.getByLabel("E-mail"));
      await keys.press("Enter");
      await expect(title(page, "Confira o seu e-mail")).toBeVisible();
      const again = page.getByRole("button", { name: "Enviar outro e-mail" });
      await expect(again).toHaveAttribute("aria-disabled", "true"); // until a delay has passed
      await expect(page.getByText(/Dá para pedir outro em \d+ s/)).toBeVisible();
      await expectAccessible(page);
      await keys.push(page.getByRole("button", { name: "Usar outro e-mail" }));
      await expect(page.locator("#conteudo:focus")).toBeVisible();
    });

    const reset = await emailLink(product, email, "resetPassword");
    await test.step("Choose a new password, and sign in with it", async () => {
      await page.goto(reset);
      await expect(title(page, "Escolha uma senha nova")).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await expectAccessible(page);
      await keys.type(passwordField(page, "Senha nova"), "quatro chás quentes");
      await keys.press("Enter");
      await expect(title(page, "Senha trocada")).toBeVisible();
      await keys.push(page.getByRole("link", { name: "Entrar" }));
      await expect(page.getByLabel("E-mail")).toHaveValue(email);
      await keys.type(passwordField(page), NEW_PASSWORD);
      await keys.press("Enter");
      await expect(page.getByText("E-mail ou palavra-passe incorretos. Tente novamente."))
        .toBeVisible();
      await keys.type(passwordField(page), "quatro chás quentes");
      await keys.press("Enter");
      await expect(title(page, "Cole um link, confira, envie")).toBeVisible();
    });

    await test.step("A used link leads to requesting another", async () => {
      await page.goto(reset);
      await expect(title(page, "Este link já foi usado")).toBeVisible();
      await expectAccessible(page);
      await keys.push(page.getByRole("link", { name: "Pedir outro link" }));
      await expect(title(page, "Esqueceu a senha?")).toBeVisible();
    });
    expect(complaints.filter((one) => !/status of 40[01]/.test(one))).toEqual([]);
  },
);

test("every refusal shows a notice, and the typed values stay", async ({ newPerson, newDevice, product }) => {
  const { email } = await newPerson("Caio");
  const { page, keys } = await newDevice();
  await page.goto("/auth/login");
  const says = (sentence: string) => expect(page.getByText(sentence).first()).toBeVisible();

  /** Fills in the fields and submits the form. */
  async function submit(fields: Record<string, string>) {
    for (const [label, text] of Object.entries(fields)) {
      await keys.type(page.getByLabel(label, { exact: true }), text);
    }
    await keys.press("Enter");
  }

  await submit({ "E-mail": "isto não é um e-mail", Senha: NEW_PASSWORD });
  await says("O formato do e-mail é inválido.");
  await submit({ "E-mail": email, Senha: "uma senha errada" });
  await says("E-mail ou palavra-passe incorretos. Tente novamente.");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue("uma senha errada");

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
  await submit({ "Nome (opcional)": "Caio", "E-mail": "caio@exemplo..com", Senha: NEW_PASSWORD });
  await says("O formato do e-mail é inválido.");
  await submit({ "E-mail": email });
  await says("Este e-mail já está a ser utilizado por outra conta.");
  await submit({ "E-mail": "outro@example.com", Senha: "curta" });
  await says("A palavra-passe é muito fraca. Tente uma mais forte.");
});

test("the combined screen asks for the e-mail first, without checking whether it has an account", async ({ newPerson, newDevice }) => {
  const { email } = await newPerson("Lia");
  const { page, keys } = await newDevice();
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") requests.push(new URL(request.url()).pathname);
  });
  await page.goto("/auth/auth?volta=%2Fapp%2Foffer");
  await expect(title(page, "Entre ou crie a sua conta")).toBeVisible();
  await keys.type(page.getByLabel("E-mail"), email);
  requests.length = 0;
  await keys.push(page.getByRole("button", { name: "Criar conta" }));
  await expect(title(page, "Crie a sua conta")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await keys.push(page.getByRole("button", { name: "Voltar" }));
  await expect(page.locator("#conteudo:focus")).toBeVisible();
  await keys.push(page.getByRole("button", { name: "Já tenho conta" }));
  await expect(title(page, "Entre na sua conta")).toBeVisible();
  expect(requests.filter((path) => path.startsWith("/api/auth"))).toEqual([]);
  await keys.type(passwordField(page), "uma senha boa");
  await keys.press("Enter");
  await expect(title(page, "Suas ofertas")).toBeVisible();
  await page.goto("/auth/register");
  await expect(title(page, "Cole um link, confira, envie")).toBeVisible(); // a signed-in person is redirected
});
