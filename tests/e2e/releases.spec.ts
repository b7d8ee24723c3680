import { expectAccessible } from "./support/accessibility.ts";
import { isMarked, mark } from "./support/device.ts";
import { offerOf, test } from "./support/proxied_product.ts";
import { expect } from "./support/test.ts";

const HOUR = 3_600_000;

test("a newer release is loaded at a change of screen, or asked about where something is unsaved", async ({ openPhone, front }) => {
  const { page } = await openPhone({ accepts: false });
  await page.clock.install();
  const started = front.timesAsked("/assets/start-");
  await page.goto("/app/offer");
  await expect(offerOf(page)).toBeVisible();
  await expect.poll(() => front.timesAsked("/assets/start-")).toBeGreaterThan(started);
  /** Hours, until the page has asked twice: by the second time it has heard the first answer. */
  const hourPasses = async () => {
    const before = front.timesAsked("/builds/latest.json");
    await expect.poll(async () => { // again, where the page was not yet waiting
      await page.clock.fastForward(HOUR + 1_000);
      return front.timesAsked("/builds/latest.json");
    }).toBeGreaterThan(before + 1);
  };
  await hourPasses();
  await mark(page);
  await page.getByRole("link", { name: "Fila" }).first().click();
  await expect(page.getByRole("heading", { name: "Fila de envios" })).toBeVisible();
  expect(await isMarked(page)).toBe(true); // the release is the one that is served

  front.change("/builds/latest.json", () => ({ body: `{"id":"newer","timestamp":1}` }));
  await hourPasses();
  expect(await isMarked(page)).toBe(true); // not in the middle of a screen
  await page.getByRole("link", { name: "Gerador" }).first().click();
  await expect.poll(() => isMarked(page)).toBe(false);

  await page.getByLabel("Link do produto").fill("um texto que ainda não foi lido");
  await page.getByRole("link", { name: "Ofertas" }).first().click();
  await expect(offerOf(page)).toBeVisible();
  await mark(page);
  await hourPasses();
  await page.getByRole("link", { name: "Gerador" }).first().click(); // where the text stands
  await expect(page.getByRole("button", { name: "Recarregar" })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole("button", { name: "Recarregar" }).click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page.getByLabel("Link do produto")).toHaveValue("um texto que ainda não foi lido");
});

test("a new worker reloads the page, and asks first where something is unsaved", async ({ openPhone, front }) => {
  const { page } = await openPhone();
  await page.goto("/app/gerador");
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const newWorker = (words: string) =>
    front.change("/sw.js", (body) => ({ body: `${body}\n// ${words}` }));
  // Again and again: asked while the browser asks by itself, it is content with that older answer.
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      registration.update().catch(() => {}); // it may take until a worker has ended its work
      const { installing, waiting } = registration;
      return { isInstalling: installing !== null, isWaiting: waiting !== null };
    }).catch(() => null); // the page may go while it is asked
  await mark(page);
  newWorker("one");
  await expect.poll(async () => {
    await update();
    return await isMarked(page);
  }).toBe(false);
  await page.waitForLoadState(); // it follows its worker by then
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
  // What was typed has outlived it.
  await expect.poll(() => page.getByLabel("Link do produto").inputValue()).toContain("um texto");
});

test("a tab of an older release, whose questions are known no more, loads the newer one", async ({ openPhone, front }) => {
  const { page } = await openPhone({ accepts: false });
  await page.clock.setFixedTime(Date.now()); // it reloads once, however slow the machine is
  await page.goto("/app/gerador");
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  await mark(page);
  const refusal = { errors: [{ message: "…", extensions: { code: "UNKNOWN_DOCUMENT" } }] };
  front.change("/graphql?documentId", () => ({ status: 400, body: JSON.stringify(refusal) }));
  await page.getByRole("link", { name: "Ofertas" }).first().click();
  await expect.poll(() => isMarked(page)).toBe(false);
  front.restore();
  await page.goto("/app/offer"); // the pointer on the link was enough: it may have been followed, or not
  await expect(offerOf(page)).toBeVisible();
});

test("a lost file reloads the page once, and not again within ten seconds", async ({ openPhone }) => {
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
  await expect.poll(() => loads).toBe(2); // the visit, and one more try
});

test("so does a part of a screen that is loaded when it is needed", async ({ openPhone }) => {
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
