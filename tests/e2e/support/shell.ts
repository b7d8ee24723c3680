import type { Locator, Page } from "@playwright/test";
import { DESK } from "./device.ts";
import { expect } from "./test.ts";

/** The options of a device with a wide screen. */
export const desk = { viewport: DESK };

/** Creates an offer with a title. */
export const makeOffer = `mutation ($title: String!) {
  createOffer(input: { fields: { title: $title, price: { cents: 31990 } } }) {
    ... on Offer { id }
  }
}`;

/** Returns the path of a page's address. */
export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Returns the names of each request for icons that the page makes from now on. */
export function requestedIcons(page: Page) {
  const names: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/api/icons/")) names.push(searchParams.get("icons")!);
  });
  return names;
}

/** Returns the text of the focused element. */
export const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent ?? "");

/** Whether an element contains the focus. */
export const holdsFocus = (one: Locator) =>
  one.evaluate((element) => element.contains(document.activeElement));

/** Opens the palette, and waits until it has the focus. */
export async function openPalette(page: Page) {
  const box = page.getByRole("combobox", { name: "Buscar telas, ofertas e ações" });
  const isReady = async () => {
    if (await box.count() > 0) return await box.evaluate((one) => one === document.activeElement);
    await page.keyboard.press("Control+K"); // repeated until the page handles it
    return false;
  };
  await expect.poll(isReady).toBe(true);
  return box;
}
