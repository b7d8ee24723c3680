import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import { DESK, PHONE } from "./device.ts";

const LOOKS = [
  { viewport: PHONE, colorScheme: "light" },
  { viewport: PHONE, colorScheme: "dark" },
  { viewport: DESK, colorScheme: "light" },
  { viewport: DESK, colorScheme: "dark" },
] as const;

const AXE = await Deno.readTextFile(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
);

/** Expects that axe finds no violation on the page, once it is fully rendered. */
export async function expectAccessible(page: Page, exceptions: Exceptions = {}) {
  await expect.poll(() => violationsOf(page, exceptions), {
    message: `what axe finds at ${pathOf(page)}`,
    timeout: 10_000,
    intervals: [0, 300],
  }).toEqual([]);
}

/** The same in both widths and both themes. Restores the page afterwards. */
export async function expectAccessibleInEveryLook(page: Page) {
  const before = page.viewportSize() ?? PHONE;
  for (const { viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await expectAccessible(page);
    expect([pathOf(page), await overflowing(page)]).toEqual([pathOf(page), []]);
    await saveScreenshot(page, `${viewport.width}-${colorScheme}`);
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null });
}

/** By a selector, the rules that what is within it need not keep: an editor of others, say. */
type Exceptions = Readonly<Record<string, readonly string[]>>;

/** Loads axe into each page only once: loading takes longer than checking. */
async function violationsOf(page: Page, exceptions: Exceptions): Promise<string[]> {
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(AXE);
  return await page.evaluate(async (exceptions) => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore };
    const isExcepted = (id: string, target: unknown) =>
      Object.entries(exceptions).some(([within, rules]) =>
        rules.includes(id) && document.querySelector(String(target))?.closest(within)
      );
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"], // the details of passed rules take as long again
      iframes: false, // ours are not visible
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.filter(({ target }) => !isExcepted(id, target)).map(({ target }) => `${id}: ${target}`)
    );
  }, exceptions);
}

/** Returns what stands out beyond the page's right edge, but for what is in a box that scrolls or clips. */
async function overflowing(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isClipped = ({ parentElement: box }: Element): boolean =>
      box !== null && box.tagName !== "MAIN" &&
      (getComputedStyle(box).overflowX !== "visible" || isClipped(box));
    return [...document.querySelectorAll("main *")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !isClipped(one))
      .slice(0, 5).map((one) =>
        `${one.tagName} .${one.className} ${one.textContent?.slice(0, 30)}`
      );
  });
}

/** Saves a picture of the page in the folder that `SCREENSHOTS` names, for review. */
async function saveScreenshot(page: Page, variant: string) {
  const folder = Deno.env.get("SCREENSHOTS");
  if (!folder) return;
  const name = pathOf(page).slice(1).replaceAll("/", "-") || "home";
  await page.screenshot({ path: `${folder}/${name}-${variant}.png` });
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
