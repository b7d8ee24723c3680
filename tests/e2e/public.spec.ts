import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInEveryLook } from "./support/accessibility.ts";
import { productPage } from "../support/sites/product_page.ts";
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
const HEADLINE = "Transforme um link em oferta conferida em todos os seus grupos";
const nothing = { cookies: [], local: [], session: [], caches: [], databases: [], workers: 0 };

test("the public pages are open to everybody, and store nothing before the consent", async ({ newDevice }) => {
  const { page, context, complaints } = await newDevice();
  for (
    const [path, heading] of [
      ["/", HEADLINE],
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
  // It stands in the flow before the footer, and its two answers are alike.
  const [refuse, accept] = await banner.getByRole("button").all();
  const width = async (button = refuse!) => Math.round((await button.boundingBox())!.width);
  expect(await width(refuse)).toBe(await width(accept));
  const foot = page.getByRole("link", { name: "Abrir o app" });
  await foot.scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  await foot.click({ trial: true }); // the banner does not cover the last line
  await banner.getByRole("link", { name: "Privacidade" }).click();
  await page.waitForURL("**/privacidade");
  await banner.getByRole("button", { name: "Pode guardar" }).click();
  await expect(banner).toBeHidden();
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

test("the banner's refusal is kept, too, and allows nothing", async ({ newDevice }) => {
  const { page, context } = await newDevice();
  const banner = page.getByRole("region", { name: "Aviso de cookies" });
  await page.goto("/");
  await banner.getByRole("button", { name: "Só o necessário" }).click();
  await expect(banner).toBeHidden();
  await page.goto("/auth/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(await kept(context, page)).toEqual({ ...nothing, local: ["cookie_consent"] });
});

test("a guest reads a link of theirs in the place of the example", async ({ newDevice, shops }) => {
  shops.serve(
    "loja.example",
    "/demo",
    productPage({ name: "Cafeteira *Aurora*", price: "189.90" }),
  );
  const { page, complaints, context } = await newDevice();
  await page.goto("/");
  const demo = page.getByRole("region", { name: "Veja antes de criar a conta" });
  await expect(demo.getByText("Exemplo", { exact: true })).toBeVisible();
  const link = demo.getByLabel("Link do produto");
  await link.fill("https://loja.example/demo?de=ana");
  await link.press("Enter");
  await expect(demo.getByRole("status")).toHaveText(/^Lido agora/);
  await expect(demo.getByRole("heading", { name: "Cafeteira *Aurora*" })).toBeVisible();
  await expect(demo.getByText("Exemplo", { exact: true })).toHaveCount(0);
  await expect(demo.getByText("Cafeteira Aurora", { exact: true })).toBeVisible(); // the message
  await expect(demo.getByText(/com a sua etiqueta o link paga você/)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  expect(complaints).toEqual([]);

  // What went wrong is said, and what was read stays.
  await link.fill("isto não é um link");
  await demo.getByRole("button", { name: "Ler" }).click();
  await expect(demo.getByRole("status")).toHaveText(/^Isto não é um link/);
  await context.setOffline(true);
  await demo.getByRole("button", { name: "Ler" }).click();
  await expect(demo.getByRole("status")).toHaveText(/^Sem conexão/);
  await expect(demo.getByRole("heading", { name: "Cafeteira *Aurora*" })).toBeVisible();

  // The same without scripts, by the form.
  const plain = await newDevice({ javaScriptEnabled: false });
  await plain.page.goto("/");
  await expect(plain.page.getByRole("region", { name: "Aviso de cookies" })).toBeHidden();
  await plain.page.getByLabel("Link do produto").fill("https://loja.example/demo?de=ana");
  await plain.page.getByRole("button", { name: "Ler" }).click();
  await expect(plain.page.getByRole("heading", { name: "Cafeteira *Aurora*" })).toBeVisible();
  await expect(plain.page.getByLabel("Link do produto")).toHaveValue(
    "https://loja.example/demo?de=ana",
  );
  const { page: created } = plain;
  await created.getByRole("link", { name: "Criar conta e pôr a minha etiqueta" }).click();
  await created.waitForURL("**/auth/register");
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
    await expect(page.getByRole("heading", { name: HEADLINE }))
      .toBeVisible();

    const crawler = await newDevice({ userAgent: "Googlebot/2.1" });
    const bare = await crawler.page.request.get("/nada/aqui");
    expect([bare.status(), await bare.text()]).toEqual([404, ""]);
  },
);
