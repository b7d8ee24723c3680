import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { newEmail } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** Returns everything that a page has stored on the device. */
async function kept(context: BrowserContext, page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { cookies: await context.cookies(), ...inPage };
}
const nothing = { cookies: [], local: [], session: [], caches: [], databases: [], workers: 0 };

test("the public pages are open to everybody, and store nothing before the consent", async ({ newDevice }) => {
  const { page, context, complaints } = await newDevice();
  for (
    const [path, heading] of [
      ["/", "Do link do produto à oferta no seu grupo"],
      ["/termos", "Termos de uso"],
      ["/privacidade", "Privacidade"],
    ] as const
  ) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("region", { name: "Aviso de cookies" })).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  expect(await kept(context, page)).toEqual(nothing);
  expect(complaints).toEqual([]);
});

test("the banner asks until the consent, on public pages and in the app, and covers nothing for good", async ({ newDevice }) => {
  const { page, context } = await newDevice();
  const banner = page.getByRole("region", { name: "Aviso de cookies" });
  await page.goto("/auth/login");
  await expect(banner).toBeVisible();
  expect((await kept(context, page)).local).toEqual([]);
  await expectAccessible(page);
  await page.goto("/");
  await expect(banner).toBeVisible();
  const foot = page.getByRole("link", { name: "Abrir o app" });
  await foot.scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  await foot.click({ trial: true }); // the banner does not cover the last line
  await banner.getByRole("link", { name: "Privacidade" }).click();
  await page.waitForURL("**/privacidade");
  await banner.getByRole("button", { name: "Aceitar" }).click();
  await expect(banner).toHaveCount(0);
  for (const path of ["/", "/auth/login"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  }
  expect((await kept(context, page)).local).toEqual(["cookie_consent"]);
});

test("on a phone the banner stands above the app's docked buttons", async ({ newDevice }) => {
  const { page, context } = await newDevice();
  await page.goto("/auth/register");
  await page.getByLabel("Nome").fill("Ana");
  await page.getByLabel("E-mail").fill(newEmail("Ana"));
  await page.getByLabel("Senha", { exact: true }).fill("uma senha boa");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Cole um link, confira, envie" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Aviso de cookies" })).toBeVisible();
  await page.goto("/app/settings/bot-settings");
  await page.getByRole("button", { name: /^Salvar/ }).click({ trial: true });
  const places = page.getByRole("navigation", { name: "Principal" }).getByRole("link");
  for (const place of await places.all()) await place.click({ trial: true });
  // Each field can be scrolled clear of the banner.
  for (const field of await page.getByRole("textbox").all()) await field.click({ trial: true });
  await kept(context, page).then(({ local, caches, workers }) =>
    expect({ local, caches, workers }).toEqual({ local: [], caches: [], workers: 0 })
  );
  await expectAccessible(page);
});

test("the message follows what the visitor types", async ({ newDevice }) => {
  const { page, complaints } = await newDevice();
  await page.goto("/");
  const message = page.locator("#message");
  await expect(page.getByRole("button", { name: "Ver a mensagem" })).toBeHidden();
  await page.getByLabel("Título").fill("Cafeteira *Aurora*");
  await page.getByLabel("Preço").fill("189,9");
  await page.getByLabel("Link").fill("loja.example/p?de=ana");
  await expect(message.getByText("https://loja.example/p?de=ana")).toBeVisible();
  await expect(message).toHaveText(/#publi\s+Cafeteira Aurora\s+Por R\$ 189,90/, {
    useInnerText: true,
  });
  const live = await message.innerHTML();
  await page.getByLabel("Preço").fill("barato");
  await expect(page.getByText("Escreva só o valor, como 129,90.")).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);

  // The same without scripts, by the form.
  const plain = await newDevice({ javaScriptEnabled: false });
  await plain.page.goto("/");
  await expect(plain.page.getByRole("region", { name: "Aviso de cookies" })).toBeHidden();
  await plain.page.getByLabel("Título").fill("Cafeteira *Aurora*");
  await plain.page.getByLabel("Preço").fill("189,9");
  await plain.page.getByLabel("Link").fill("loja.example/p?de=ana");
  await plain.page.getByRole("button", { name: "Ver a mensagem" }).click();
  await plain.page.waitForURL("**/?titulo=**");
  expect(await plain.page.locator("#message").innerHTML()).toBe(live);
  await expect(plain.page.getByLabel("Preço")).toHaveValue("189,9");
});

test(
  "the home page prefetches the sign-in screen when its link is touched",
  async ({ newDevice }) => {
    const { page, complaints } = await newDevice({
      fetchesAhead: true,
    });
    await page.goto("/");
    const files = page.locator("link[rel=prefetch]");
    await expect(files).toHaveCount(0);
    await page.getByRole("link", { name: "Criar conta grátis" }).hover();
    await expect.poll(() => files.count()).toBeGreaterThan(2);
    await expect.poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").filter(({ name }) => /auth-.*\.js/.test(name))
          .length
      )
    ).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Criar conta grátis" }).click();
    await expect(page.getByRole("heading", { name: "Crie a sua conta" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/auth/register");
    expect(complaints).toEqual([]);
  },
);

test(
  "an unknown address shows an error page that leads home; a crawler gets no body",
  async ({ newDevice }) => {
    const { page } = await newDevice();
    const answer = await page.goto("/nada/aqui");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    await expect(page.getByText("Page not found: /nada/aqui")).toBeVisible();
    await expect(page.getByText(/Código para o suporte: [0-9a-f-]{36}/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Ir para o início" }).click();
    await expect(page.getByRole("heading", { name: "Do link do produto à oferta no seu grupo" }))
      .toBeVisible();

    const crawler = await newDevice({ userAgent: "Googlebot/2.1" });
    const bare = await crawler.page.request.get("/nada/aqui");
    expect([bare.status(), await bare.text()]).toEqual([404, ""]);
  },
);
