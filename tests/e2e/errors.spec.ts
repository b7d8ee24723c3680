import { paths } from "../../web/paths.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { appScreens } from "./support/screens.ts";
import { offerOf, test } from "./support/proxied_product.ts";
import { desk, holdsFocus, pathOf } from "./support/shell.ts";
import { expect } from "./support/test.ts";

const folder = Deno.env.get("SCREENSHOTS");

test("a screen that was not yet on the device opens by itself when the network is back", async ({ openPhone }) => {
  const { page, context } = await openPhone({ accepts: false });
  await page.goto("/app/gerador");
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  await context.setOffline(true);
  const menu = page.getByRole("navigation", { name: "Principal" });
  await menu.getByRole("link", { name: "Ofertas" }).click();
  const content = page.locator("#conteudo");
  await expect(content.getByRole("heading", { name: "Sem conexão" })).toBeVisible();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  if (folder) await page.screenshot({ path: `${folder}/error-chunk-360.png` });
  await context.setOffline(false);
  await expect(offerOf(page)).toBeVisible();
});

test("every screen that is opened without a network keeps the menu, and opens once it is back", async ({ newPerson }) => {
  const { page, context } = await newPerson("Rute", { role: "admin" });
  await page.goto("/app/nada");
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Principal" });
  const content = page.locator("#conteudo");
  // The screens of plans and payment share code and query: with the first, the others are here.
  const here: readonly string[] = [paths.plans, paths.checkout, paths.payment];
  for (const path of appScreens) {
    await context.setOffline(true);
    await page.evaluate((path) => {
      history.pushState({ idx: 1 }, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1 } }));
    }, path);
    const error = content.getByText("Sem conexão").first();
    if (here.includes(path)) await expect(content.getByRole("region").first(), path).toBeVisible();
    else await expect(error, path).toBeVisible();
    await expect(menu, path).toBeVisible();
    await expect(page.getByRole("status", { name: "Conexão" }), path).toContainText("Sem conexão");
    await context.setOffline(false);
    await expect(error, path).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByRole("status", { name: "Conexão" }), path).toHaveText("");
  }
});

test("a screen whose request failed recovers by itself, and keeps the menu", async ({ openPhone }) => {
  const { page, context } = await openPhone({ accepts: false });
  await page.goto("/app/products");
  await expect(page.getByRole("heading", { level: 1, name: "Produtos" })).toBeVisible();
  await page.goto("/app/gerador");
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  await page.route(/\/graphql|\/healthz/, (route) => route.abort());
  const menu = page.getByRole("navigation", { name: "Principal" });
  await menu.getByRole("link", { name: "Ofertas" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Sem conexão");
  await expect(alert).not.toContainText("Código");
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  if (folder) await page.screenshot({ path: `${folder}/error-request-360.png` });
  await page.unroute(/\/graphql|\/healthz/);
  await expect(offerOf(page)).toBeVisible();
  expect(await context.pages()[0]?.evaluate(() => navigator.onLine)).toBe(true); // no event of the browser
});

test("an app that was opened without a server recovers by itself", async ({ openPhone, front }) => {
  const { page } = await openPhone();
  await page.goto("/app/offer");
  await expect(offerOf(page)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => caches.delete("seen")); // as after a long time
  front.isAway(true);
  await page.reload().catch(() => {});
  await expect(page.locator("#conteudo")).toContainText("Sem conexão");
  front.isAway(false);
  await expect(offerOf(page)).toBeVisible();
});

test("an unknown address in the app keeps the menu, with a search and the way back", async ({ newPerson }) => {
  const { page } = await newPerson("Nara", desk);
  await page.goto("/app");
  await expect.poll(() => pathOf(page)).toBe("/app/gerador");
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  const answer = await page.goto("/app/nada/aqui");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(page.getByText("Page not found: /app/nada/aqui")).toBeVisible();
  await expect(page).toHaveTitle("Page Not Found · Garimpo");
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeVisible();
  await expectAccessible(page);
  if (folder) await page.screenshot({ path: `${folder}/error-404-1280.png` });
  await page.locator("main").getByRole("button", { name: "Buscar telas, ofertas e ações" }).click();
  await expect.poll(() => holdsFocus(page.getByRole("dialog", { name: "Ir para" }))).toBe(true);
  await page.keyboard.press("Escape");
  await page.locator("main").getByRole("link", { name: "Ir para o gerador" }).click();
  await expect(page.getByLabel("Link do produto")).toBeVisible();
});

test("without a way back, signing in leads from the app's address to the generator", async ({ newDevice }) => {
  const { page } = await newDevice();
  await page.goto("/app?text=oi");
  await page.waitForURL("**/auth/login?volta=%2Fapp%2Fgerador%3Ftext%3Doi");
});
