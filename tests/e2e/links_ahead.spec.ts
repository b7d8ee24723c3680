import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { DESK } from "./support/device.ts";
import { expect, test } from "./support/test.ts";

const ana = "ana@example.com";

/*SETUP
  await using starting = new AsyncDisposableStack();
  chrome = starting.use(await browser());
  await register(product.origin, ana);
  held = starting.move();
*/
const documents: Record<string, string> = JSON.parse(
  readFileSync("web/__generated__/documents.json", "utf8"),
);
const idOf = (name: string) =>
  Object.entries(documents).find(([, text]) => text.includes(`query ${name}`))![0];

/** Ana's computer on the generator, and how often it has asked a query, and for a file. */
async function computer({ fetchesAhead = false } = {}) {
  const options = { viewport: DESK, fetchesAhead };
  const { page, context } = await signedIn(chrome, product.origin, ana, options);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto("/app/gerador");
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  const times = (part: string) => addresses.filter((address) => address.includes(part)).length;
  return { page, context, times };
}

const link = (page: Page) => page.getByRole("link", { name: "Ofertas" }).first();

test("what a link leads to is asked when the pointer is on it, and not again by the click", async () => {
  const { page, context, times } = await computer({ fetchesAhead: true });
  const query = idOf("OffersScreenQuery");
  await expect.poll(() => times("/assets/start-")).toBe(1);
  await expect.poll(() => times("/assets/OffersScreen-")).toBeGreaterThan(0); // seen, so fetched
  await page.clock.install(); // two seconds later it would be asked what happened meanwhile
  await page.clock.pauseAt(Date.now() + 10_000);
  await expect.poll(async () => {
    await page.getByLabel("Link do produto").hover();
    await link(page).hover();
    await page.clock.runFor(10);
    return times(query);
  }).toBe(1);
  await link(page).click();
  await expect(page.getByText("Nenhuma oferta ainda")).toBeVisible();
  expect(times(query)).toBe(1);
});

test("where each byte counts nothing is fetched before it is asked for", async () => {
  const { page, context, times } = await computer();
  await expect.poll(() => times("/assets/start-")).toBe(1);
  await link(page).hover();
  await page.waitForLoadState("networkidle");
  expect([times("/assets/OffersScreen-"), times(idOf("OffersScreenQuery"))]).toEqual([0, 0]);
  await link(page).click();
  await expect(page.getByRole("heading", { name: "Suas ofertas" })).toBeVisible();
});
