import { paths } from "../../web/paths.ts";
import type { Page } from "@playwright/test";
import { expectAccessibleInEveryLook } from "./support/accessibility.ts";
import { appScreens, guestScreens, UNKNOWN } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** Opens an address directly, and waits for the title of its screen. */
async function visited(page: Page, path: string) {
  const answer = await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]").first()).toHaveCount(0);
  return answer!.status();
}

test("every address of a guest has a title, a heading, and is accessible in every theme and width", async ({ newDevice }) => {
  const { page, complaints } = await newDevice();
  for (const path of [...guestScreens, UNKNOWN.guest]) {
    const status = await visited(page, path);
    expect([path, status]).toEqual([path, path === UNKNOWN.guest ? 404 : 200]);
    await expect.poll(() => page.title(), { message: path }).toMatch(/\S · Garimpo$/);
    await expectAccessibleInEveryLook(page);
  }
  expect(complaints.filter((one) => !/status of 404/.test(one))).toEqual([]);
});

test("every address of an admin has a title, a heading, and is accessible in every theme and width", async ({ newPerson }) => {
  const { page, complaints } = await newPerson("Rute", { role: "admin" });
  for (const path of [paths.app, ...appScreens]) {
    expect([path, await visited(page, path)]).toEqual([path, 200]);
    await expect.poll(() => page.title(), { message: path }).toMatch(/\S · Garimpo$/);
    await expectAccessibleInEveryLook(page);
  }
  expect(complaints).toEqual([]);
});

test("a guest who opens a screen of the app signs in first and returns to it", async ({ newDevice }) => {
  const { page } = await newDevice();
  for (const path of [paths.generator, paths.groups, paths.appearance]) { // one guard for all
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === paths.login);
    expect(new URL(page.url()).searchParams.get("volta")).toBe(path);
  }
});
