import { createHash, randomBytes } from "node:crypto";
import { paths } from "../../web/paths.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const CALLBACK = "https://planilha.example/volta";

test("a person registers an app, another allows it on a phone, sees what it did and revokes it", async ({ newPerson }) => {
  const { page: makers } = await newPerson("Bia");
  await makers.goto(paths.api);
  await makers.getByRole("button", { name: "Registrar aplicativo" }).click();
  const sheet = makers.getByRole("dialog", { name: "Registrar aplicativo" });
  await sheet.getByLabel("Nome do aplicativo").fill("Planilha de Ofertas");
  await sheet.getByLabel("Endereços de retorno").fill("http://planilha.example/volta");
  await sheet.getByRole("button", { name: "Registrar aplicativo" }).click();
  await expect(sheet.getByText("Informe de 1 a 5 endereços de retorno")).toBeVisible();
  await expectAccessible(makers);
  await sheet.getByLabel("Endereços de retorno").fill(CALLBACK);
  await sheet.getByRole("button", { name: "Registrar aplicativo" }).click();
  const shown = makers.getByRole("dialog", { name: "Copie o segredo agora" });
  const secret = await shown.getByLabel("client_secret").inputValue();
  await shown.getByRole("button", { name: "Já guardei" }).click();
  const clientId = (await makers.getByText(/^oap_/).textContent())!;

  const { page } = await newPerson("Ana");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(`${CALLBACK}**`, (route) => route.fulfill({ body: "De volta." }));
  const verifier = randomBytes(32).toString("base64url");
  const params = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: CALLBACK,
    scope: "OFFERS_WRITE COUPONS_READ PROFILE_READ",
    state: "o estado",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  await page.goto(`/oauth/authorize?${params}`);
  await expect(page.getByRole("heading", { name: "“Planilha de Ofertas” quer agir por você" }))
    .toBeVisible();
  await expect(page.getByText("Ofertas e artes (ver, criar e editar)")).toBeVisible();
  await expect(page.getByText("planilha.example", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Autorizar", exact: true }).click();
  await page.waitForURL(`${CALLBACK}**`);
  const returned = new URL(page.url()).searchParams;
  expect(returned.get("state")).toBe("o estado");
  const answer = await makers.request.post("/oauth/token", {
    headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
    form: {
      grant_type: "authorization_code",
      code: returned.get("code")!,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    },
  });
  const { access_token: token } = await answer.json();
  const ask = () =>
    makers.request.post("/graphql", {
      headers: { authorization: `Bearer ${token}` },
      data: { query: "{ viewer { displayName } }" },
    });
  expect((await (await ask()).json()).data.viewer.displayName).toBe("Ana");

  params.set("scope", "TUDO");
  await page.goto(`/oauth/authorize?${params}`);
  const back = page.getByRole("link", { name: "Voltar a planilha.example" });
  await expect(back).toHaveAttribute(
    "href",
    /^https:\/\/planilha\.example\/volta\?error=invalid_scope&/,
  );
  await expectAccessible(page);

  await page.goto(paths.api);
  await expect(page.getByText(/^autorizado em .* usado/)).toBeVisible();
  await page.getByRole("button", { name: "Revogar Planilha de Ofertas" }).click();
  await page.getByRole("button", { name: "Revogar", exact: true }).last().click();
  await expect(page.getByText("“Planilha de Ofertas” não age mais por você.")).toBeVisible();
  await expect.poll(async () => (await ask()).status()).toBe(401);
});

test("a guest signs in and comes back to the request; a wrong address leads nowhere", async ({ newPerson, page }) => {
  await page.goto("/oauth/authorize?client_id=oap_x&redirect_uri=https://evil.example/");
  await page.waitForURL("**/auth/login**");
  expect(new URL(page.url()).searchParams.get("volta"))
    .toBe("/app/settings/authorize?client_id=oap_x&redirect_uri=https://evil.example/");
  const { page: signedIn } = await newPerson("Ana");
  await signedIn.goto("/oauth/authorize?client_id=oap_x&redirect_uri=https://evil.example/");
  await expect(signedIn.getByText("Este aplicativo não existe, ou foi removido.")).toBeVisible();
  expect(new URL(signedIn.url()).pathname).toBe(paths.authorize);
});
