import { afterAll, beforeAll, expect, test } from "vitest";
import type { BrowserContext, Page } from "playwright-core";
import { barriers, browser } from "../support/browser.ts";
import { createDataFolder, startProduct } from "../support/product/start_product.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  product = await startProduct(folder.path);
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await folder[Symbol.asyncDispose]();
});

/** All that a page has kept on the device. */
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

test("the public pages are open to everybody, and keep nothing before one accepts", async () => {
  const { page, context, complaints } = await chrome.device(product.origin);
  for (
    const [path, heading] of [
      ["/", "Do link do produto à oferta no seu grupo"],
      ["/termos", "Termos de uso"],
      ["/privacidade", "Privacidade"],
    ] as const
  ) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await page.getByRole("region", { name: "Aviso de cookies" }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  expect(await kept(context, page)).toEqual(nothing);
  expect(complaints).toEqual([]);
  await context.close();
});

test("the banner asks until one accepts, in both worlds, and covers nothing for good", async () => {
  const { page, context } = await chrome.device(product.origin);
  const banner = page.getByRole("region", { name: "Aviso de cookies" });
  await page.goto("/auth/login");
  await banner.waitFor();
  expect((await kept(context, page)).local).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  await page.goto("/");
  await banner.waitFor();
  const foot = page.getByRole("link", { name: "Abrir o app" });
  await foot.scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  await foot.click({ trial: true }); // the page's last line is not under it
  await banner.getByRole("link", { name: "Privacidade" }).click();
  await page.waitForURL("**/privacidade");
  await banner.getByRole("button", { name: "Aceitar" }).click();
  await banner.waitFor({ state: "hidden" });
  for (const path of ["/", "/auth/login"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await banner.isVisible()).toBe(false);
  }
  expect((await kept(context, page)).local).toEqual(["cookie_consent"]);
  await context.close();
});

test("on a phone the banner stands clear of what is docked at the app's foot", async () => {
  const { page, context } = await chrome.device(product.origin);
  await page.goto("/auth/register");
  await page.getByLabel("Nome").fill("Ana");
  await page.getByLabel("E-mail").fill("ana@example.com");
  await page.getByLabel("Senha", { exact: true }).fill("uma senha boa");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Cole um link, confira, envie" }).waitFor();
  await page.getByRole("region", { name: "Aviso de cookies" }).waitFor();
  await page.goto("/app/settings/bot-settings");
  await page.getByRole("button", { name: /^Salvar/ }).click({ trial: true });
  const places = page.getByRole("navigation", { name: "Principal" }).getByRole("link");
  for (const place of await places.all()) await place.click({ trial: true });
  // Each field can be brought out from under it.
  for (const field of await page.getByRole("textbox").all()) await field.click({ trial: true });
  await kept(context, page).then(({ local, caches, workers }) =>
    expect({ local, caches, workers }).toEqual({ local: [], caches: [], workers: 0 })
  );
  expect(await barriers(page)).toEqual([]);
  await context.close();
});

test("what the visitor types is the message, as the group would get it", async () => {
  const { page, context, complaints } = await chrome.device(product.origin);
  await page.goto("/");
  const message = page.locator("#message");
  expect(await page.getByRole("button", { name: "Ver a mensagem" }).isVisible()).toBe(false);
  await page.getByLabel("Título").fill("Cafeteira *Aurora*");
  await page.getByLabel("Preço").fill("189,9");
  await page.getByLabel("Link").fill("loja.example/p?de=ana");
  await message.getByText("https://loja.example/p?de=ana").waitFor();
  await expect.poll(() => message.innerText())
    .toMatch(/#publi\s+Cafeteira Aurora\s+Por R\$ 189,90/);
  const live = await message.innerHTML();
  await page.getByLabel("Preço").fill("barato");
  await page.getByText("Escreva só o valor, como 129,90.").waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();

  // The same without a script, by the form.
  const plain = await chrome.device(product.origin, { javaScriptEnabled: false });
  await plain.page.goto("/");
  expect(await plain.page.getByRole("region", { name: "Aviso de cookies" }).isVisible()).toBe(
    false,
  );
  await plain.page.getByLabel("Título").fill("Cafeteira *Aurora*");
  await plain.page.getByLabel("Preço").fill("189,9");
  await plain.page.getByLabel("Link").fill("loja.example/p?de=ana");
  await plain.page.getByRole("button", { name: "Ver a mensagem" }).click();
  await plain.page.waitForURL("**/?titulo=**");
  expect(await plain.page.locator("#message").innerHTML()).toBe(live);
  expect(await plain.page.getByLabel("Preço").inputValue()).toBe("189,9");
  await plain.context.close();
});

test(
  "from the home page one is a finger away from signing in, and its files are there",
  async () => {
    const { page, context, complaints } = await chrome.device(product.origin, {
      fetchesAhead: true,
    });
    await page.goto("/");
    const files = page.locator("link[rel=prefetch]");
    expect(await files.count()).toBe(0);
    await page.getByRole("link", { name: "Criar conta grátis" }).hover();
    await expect.poll(() => files.count()).toBeGreaterThan(2);
    await expect.poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").filter(({ name }) => /auth-.*\.js/.test(name))
          .length
      )
    ).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Criar conta grátis" }).click();
    await page.getByRole("heading", { name: "Crie a sua conta" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/auth/register");
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test(
  "an address of nobody's says so in the browser, and leads home; a crawler gets no body",
  async () => {
    const { page, context } = await chrome.device(product.origin);
    const answer = await page.goto("/nada/aqui");
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
    await page.getByText("Page not found: /nada/aqui").waitFor();
    await page.getByText(/Código do pedido: [0-9a-f-]{36}/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("link", { name: "Ir para o início" }).click();
    await page.getByRole("heading", { name: "Do link do produto à oferta no seu grupo" }).waitFor();
    await context.close();

    const crawler = await chrome.device(product.origin, { userAgent: "Googlebot/2.1" });
    const bare = await crawler.page.request.get("/nada/aqui");
    expect([bare.status(), await bare.text()]).toEqual([404, ""]);
    await crawler.context.close();
  },
);
