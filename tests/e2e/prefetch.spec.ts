import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import type { NewPerson } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const documents: Record<string, string> = JSON.parse(
  readFileSync("web/__generated__/documents.json", "utf8"),
);
const idOf = (name: string) =>
  Object.entries(documents).find(([, text]) => text.includes(`query ${name}`))![0];

/** Opens the generator, and counts the requests by a part of their address. */
async function openGenerator(newPerson: NewPerson, { fetchesAhead = false } = {}) {
  const { page } = await newPerson("Ana", { fetchesAhead });
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto("/app/gerador");
  await expect(page.getByLabel("Link do produto")).toBeVisible();
  const times = (part: string) => addresses.filter((address) => address.includes(part)).length;
  return { page, times };
}

const link = (page: Page) => page.getByRole("link", { name: "Ofertas" }).first();
const CODE = "/assets/OffersScreen-";
const PART = "/assets/EditDialog-"; // of the screen's code, which only its menu needs

test(
  "on the first visit a link's screen is fetched when the pointer is on it, and not again by the click",
  {
    tag: "@desk",
  },
  async ({ newPerson }) => {
    const { page, times } = await openGenerator(newPerson, { fetchesAhead: true });
    const query = idOf("OffersScreenQuery");
    await expect.poll(() => times("/assets/start-")).toBe(1);
    await page.waitForLoadState("networkidle");
    expect([times(CODE), times(query)]).toEqual([0, 0]); // the link is visible, and not needed yet
    await page.clock.install(); // otherwise missed changes would be fetched two seconds later
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
  },
);

test(
  "a later visit fetches the code of visible links ahead, and its parts once the screen is open",
  {
    tag: "@desk",
  },
  async ({ newPerson }) => {
    const { page, times } = await openGenerator(newPerson, { fetchesAhead: true });
    await page.waitForLoadState("networkidle");
    expect(times(CODE)).toBe(0);
    await page.reload();
    await expect.poll(() => times(CODE)).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    expect([times(PART), times(idOf("OffersScreenQuery"))]).toEqual([0, 0]);
    await link(page).click();
    await expect.poll(() => times(PART)).toBeGreaterThan(0);
  },
);

test(
  "a browser that saves data fetches nothing before the click",
  { tag: "@desk" },
  async ({ newPerson }) => {
    const { page, times } = await openGenerator(newPerson);
    await expect.poll(() => times("/assets/start-")).toBe(1);
    await link(page).hover();
    await page.waitForLoadState("networkidle");
    expect([times("/assets/OffersScreen-"), times(idOf("OffersScreenQuery"))]).toEqual([0, 0]);
    await link(page).click();
    await expect(page.getByRole("heading", { name: "Suas ofertas" })).toBeVisible();
  },
);
