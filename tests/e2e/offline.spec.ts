import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { offerOf, test } from "./support/proxied_product.ts";
import { expect } from "./support/test.ts";

const bar = (page: Page) => page.getByRole("status", { name: "Conexão" });
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const seen = (page: Page) =>
  page.evaluate(async () =>
    await caches.has("seen") ? (await (await caches.open("seen")).keys()).length : 0
  );

/** Returns the files that the page has loaded and no cache contains. */
const missing = (page: Page) =>
  page.evaluate(async () => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name)
      .filter((name) => name.includes("/assets/"));
    const held = await Promise.all(files.map((file) => caches.match(file)));
    return files.filter((_, n) => !held[n]);
  });

/** Waits until the worker controls the page and has cached its files and responses. */
async function kept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => seen(page)).toBeGreaterThan(2); // the owner, the person, the list
  await expect.poll(() => missing(page)).toEqual([]);
}

/** Fires `offline`: Chromium does not for a page that is loaded without a network. */
async function tellOffline(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await cdp.send("Network.emulateNetworkConditions", { offline: true, ...unlimited });
  return cdp;
}

test("without consent nothing is stored; with it the last list is shown without a network", async ({ openPhone }) => {
  const { page, context, complaints } = await openPhone({ accepts: false });
  await page.goto("/app/offer");
  await expect(offerOf(page)).toBeVisible();
  expect(await workers(page)).toBe(0);

  await page.getByRole("button", { name: "Pode guardar" }).click();
  await expect(page.locator("#conteudo:focus")).toBeVisible(); // the focus is kept
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(offerOf(page)).toBeVisible();
  const cdp = await tellOffline(page);
  await expect(bar(page)).toHaveText(
    /^Sem conexão desde \d\d:\d\d; mostrando o que foi visto às \d\d:\d\d\.$/,
  );
  await expectAccessible(page);
  const refused = complaints.filter((complaint) => complaint.includes("Content Security Policy"));
  expect(refused).toEqual([]); // the nonce of the cached page matches its headers

  await cdp.detach();
  await context.setOffline(false);
  await expect(bar(page)).toHaveText(""); // it retries by itself
});

test("a server that is down is reported as such, and the page reconnects by itself", async ({ openPhone, front }) => {
  const { page } = await openPhone();
  await page.goto("/app/offer");
  await expect(offerOf(page)).toBeVisible();
  await kept(page);
  front.isAway(true);
  await page.reload();
  await expect(offerOf(page)).toBeVisible();
  await expect(bar(page)).toHaveText(
    /^Sem contato com o servidor desde .*; mostrando o que foi visto às /,
  );
  front.isAway(false);
  await expect(bar(page)).toHaveText("");
});

test("the public pages still come from the server", async ({ openPhone }) => {
  const { page } = await openPhone();
  await page.goto("/app/offer");
  await kept(page);
  for (const path of ["/", "/privacidade"]) {
    const answer = await page.goto(path);
    expect([path, answer?.status(), answer?.fromServiceWorker()]).toEqual([path, 200, false]);
  }
});

test("the owner of the cached responses stays known, however many there are", async ({ openPhone }) => {
  const { page } = await openPhone();
  await page.goto("/app/offer");
  await expect(offerOf(page)).toBeVisible();
  await kept(page);
  await page.evaluate(async () => {
    const seen = await caches.open("seen");
    const question = (await seen.keys()).find(({ url }) => url.includes("documentId"))!;
    for (let n = 0; n < 101; n++) await (await fetch(`${question.url}&n=${n}`)).text();
  });
  await expect.poll(() => seen(page)).toBe(101); // 100 and the owner
  await page.reload();
  await expect(offerOf(page)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => seen(page)).toBe(101);
});

test("signing out deletes the cached responses", async ({ openPhone }) => {
  const { page, context } = await openPhone();
  await page.goto("/app/offer");
  await expect(offerOf(page)).toBeVisible();
  await kept(page);
  await page.getByRole("button", { name: "Sua conta" }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await expect.poll(() => seen(page)).toBe(0);
  await context.setOffline(true);
  await page.goto("/app/offer");
  await expect(page.locator("main")).toContainText("Sem conexão");
  await expect(offerOf(page)).toHaveCount(0);
});

test("another person on the same device sees nothing of the first one's", async ({ openPhone, newPerson }) => {
  const { page, context } = await openPhone();
  await page.goto("/app/offer");
  await expect(offerOf(page)).toBeVisible();
  await kept(page);
  const bia = await newPerson("Bia");
  await context.clearCookies();
  await context.addCookies(await bia.context.cookies());
  await page.goto("/app/gerador");
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  const texts = () =>
    page.evaluate(async () => {
      const cache = await caches.open("seen");
      const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      return (await Promise.all(answers.map((answer) => answer?.text()))).join();
    });
  await expect.poll(texts).not.toContain("Cafeteira Aurora");
});

test("the offer to install can be dismissed for good", async ({ openPhone }) => {
  const { page } = await openPhone();
  /** Fires the browser's install prompt, and waits until the page has stored it. */
  const offered = () =>
    expect.poll(() =>
      page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })))
    ).toBe(false);
  await page.goto("/app/gerador");
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  const install = page.getByRole("region", { name: "Instalar" });
  await expect(install).toHaveCount(0);
  await offered();
  await expect(install.getByRole("button", { name: "Instalar" })).toBeVisible();
  await expectAccessible(page);
  await install.getByRole("button", { name: "Não mostrar de novo" }).click();
  await expect(install).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  await offered();
  await expect(install).toHaveCount(0);
});
