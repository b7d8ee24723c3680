import { paths, publicPaths } from "../../web/paths.ts";
import type { Page } from "@playwright/test";
import { expectAccessibleInEveryLook } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const isOfApp = (path: string) => path.startsWith("/app");
const all = Object.values({ ...publicPaths, ...paths });
/** It only leads on. */
const screens = all.filter((path) => path !== paths.auth);

/** Goes there as somebody would by a bookmark, and waits until the screen says what it is. */
async function visited(page: Page, path: string) {
  const answer = await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]").first()).toHaveCount(0);
  return answer!.status();
}

test("every address of a guest's has a title, a heading, and no barrier in any look", async ({ newDevice }) => {
  const { page, complaints } = await newDevice();
  for (const path of [...screens.filter((path) => !isOfApp(path)), "/nada/disso"]) {
    const status = await visited(page, path);
    expect([path, status]).toEqual([path, path === "/nada/disso" ? 404 : 200]);
    await expect.poll(() => page.title(), { message: path }).toMatch(/\S · Garimpo$/);
    await expectAccessibleInEveryLook(page);
  }
  expect(complaints.filter((one) => !/status of 404/.test(one))).toEqual([]);
});

test("every address of an admin's has a title, a heading, and no barrier in any look", async ({ newPerson }) => {
  const { page, complaints } = await newPerson("Rute", { role: "admin" });
  for (const path of screens.filter(isOfApp)) {
    expect([path, await visited(page, path)]).toEqual([path, 200]);
    await expect.poll(() => page.title(), { message: path }).toMatch(/\S · Garimpo$/);
    await expectAccessibleInEveryLook(page);
  }
  expect(complaints).toEqual([]);
});

test("a guest who asks for a screen of the app signs in first and is led back", async ({ newDevice }) => {
  const { page } = await newDevice();
  for (const path of [paths.generator, paths.groups, paths.appearance]) { // one guard for all
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === paths.login);
    expect(new URL(page.url()).searchParams.get("volta")).toBe(path);
  }
});
