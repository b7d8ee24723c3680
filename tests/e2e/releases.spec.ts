import { expectAccessible } from "./support/accessibility.ts";
import { isMarked, mark } from "./support/device.ts";
import { offerOf, test } from "./support/proxied_product.ts";
import { expect } from "./support/test.ts";

const HOUR = 3_600_000;

test("a newer release is loaded at a change of screen; with unsaved text the person decides", async ({ openPhone, front }) => {
  const { page } = await openPhone({ accepts: false });
  await page.clock.install();
  const started = front.timesAsked("/assets/start-");
  await page.goto("/app/offer");
  await expect(offerOf(page)).toBeVisible();
  await expect.poll(() => front.timesAsked("/assets/start-")).toBeGreaterThan(started);
  /** Lets hours pass until the page has checked twice: by the second check it has the first response. */
  const hourPasses = async () => {
    const before = front.timesAsked("/builds/latest.json");
    await expect.poll(async () => { // repeated in case the page was not yet waiting
      await page.clock.fastForward(HOUR + 1_000);
      return front.timesAsked("/builds/latest.json");
    }).toBeGreaterThan(before + 1);
  };
  await hourPasses();
  await mark(page);
  await page.getByRole("link", { name: /^Automação/ }).first().click();
  await expect(page.getByRole("heading", { name: "Diga quando, e a regra faz" })).toBeVisible();
  expect(await isMarked(page)).toBe(true); // its release is the served one

  front.change("/builds/latest.json", () => ({ body: `{"id":"newer","timestamp":1}` }));
  await hourPasses();
  expect(await isMarked(page)).toBe(true); // not before a change of screen
  await page.getByRole("link", { name: "Gerador" }).first().click();
  await expect.poll(() => isMarked(page)).toBe(false);

  await page.getByLabel("Link do produto").fill("um texto que ainda não foi lido");
  await page.getByRole("link", { name: "Ofertas" }).first().click();
  await expect(offerOf(page)).toBeVisible();
  await mark(page);
  await hourPasses();
  await page.getByRole("link", { name: "Gerador" }).first().click(); // which has the unsaved text
  await expect(page.getByRole("button", { name: "Recarregar" })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole("button", { name: "Recarregar" }).click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page.getByLabel("Link do produto")).toHaveValue("um texto que ainda não foi lido");
});

test("a new service worker reloads the page; with unsaved text the person decides", async ({ openPhone, front }) => {
  const { page } = await openPhone();
  await page.goto("/app/gerador");
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const newWorker = (words: string) =>
    front.change("/sw.js", (body) => ({ body: `${body}\n// ${words}` }));
  // Repeated, because an update requested during the browser's own check returns the older result.
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      registration.update().catch(() => {}); // it may wait for a running worker
      const { installing, waiting } = registration;
      return { isInstalling: installing !== null, isWaiting: waiting !== null };
    }).catch(() => null); // the page may reload meanwhile
  await mark(page);
  newWorker("one");
  await expect.poll(async () => {
    await update();
    return await isMarked(page);
  }).toBe(false);
  await page.waitForLoadState(); // it listens to its worker by then
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByLabel("Link do produto").fill("um texto que ainda não foi lido");
  await mark(page);
  newWorker("two");
  await expect.poll(async () => ({
    ...await update(),
    isMarked: await isMarked(page),
    asks: await page.getByRole("button", { name: "Recarregar" }).count(),
  })).toEqual({ isInstalling: false, isWaiting: false, isMarked: true, asks: 1 });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Recarregar" }).click();
  await expect.poll(() => isMarked(page)).toBe(false);
  // The typed text survives the reload.
  await expect.poll(() => page.getByLabel("Link do produto").inputValue()).toContain("um texto");
});

test("a tab of an older release that the server no longer serves loads the newer one", async ({ openPhone, front }) => {
  const { page } = await openPhone({ accepts: false });
  await page.clock.setFixedTime(Date.now()); // so that it reloads once, however slow the machine is
  await page.goto("/app/gerador");
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  await mark(page);
  const refusal = { errors: [{ message: "…", extensions: { code: "UNKNOWN_OPERATION" } }] };
  front.change("/graphql?documentId", () => ({ status: 400, body: JSON.stringify(refusal) }));
  await page.getByRole("link", { name: "Ofertas" }).first().click();
  await expect.poll(() => isMarked(page)).toBe(false);
  front.restore();
  await page.goto("/app/offer"); // hovering the link may have reloaded the page before the click
  await expect(offerOf(page)).toBeVisible();
});

test("a missing file reloads the page once, and not again within ten seconds", async ({ openPhone }) => {
  const { page } = await openPhone({ accepts: false });
  await page.clock.setFixedTime(Date.now()); // however slow the machine is
  await page.goto("/app/offer");
  await expect(offerOf(page)).toBeVisible();
  await page.route(/SendingScreen-/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(offerOf(page)).toBeVisible();
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  await page.evaluate(() => sessionStorage.removeItem("chunkReload"));
  await page.goto("/app/offer/envio");
  await expect(page.getByRole("heading", { name: "Internal Server Error" })).toBeVisible();
  await expect.poll(() => loads).toBe(2); // the visit and one reload
});

test("a missing part of a screen reloads the page once, too", async ({ openPhone }) => {
  const { page } = await openPhone({ accepts: false });
  await page.clock.setFixedTime(Date.now());
  await page.route(/OfferEditor-.*js/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/app/offer");
  await offerOf(page).click();
  const edit = page.getByRole("button", { name: "Editar" });
  await expect(edit).toBeVisible();
  await mark(page);
  await edit.click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await mark(page);
  await edit.click();
  await expect(page.getByRole("heading", { name: "Internal Server Error" })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
