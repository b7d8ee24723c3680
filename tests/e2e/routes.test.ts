import { afterAll, beforeAll, expect, test } from "vitest";
import { paths, publicPaths } from "../../web/paths.ts";
import { barriersInEveryLook, browser } from "../support/browser.ts";
import { grantAdminByCommand } from "../support/product/grant_admin.ts";
import { createDataFolder, register, startProduct } from "../support/product/start_product.ts";
import { signedIn } from "../support/signed_in.ts";

const EMAIL = "rute@example.com";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  product = await startProduct(folder.path);
  await register(product.origin, EMAIL);
  await grantAdminByCommand(folder.path, EMAIL);
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await folder[Symbol.asyncDispose]();
});

const isOfApp = (path: string) => path.startsWith("/app");
const all = Object.values({ ...publicPaths, ...paths });
/** It only leads on. */
const screens = all.filter((path) => path !== paths.auth);

/** Goes there as somebody would by a bookmark, and waits until the screen says what it is. */
async function visited(
  page: Awaited<ReturnType<typeof chrome.device>>["page"],
  path: string,
) {
  const answer = await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  return answer!.status();
}

test("every address of a guest's has a title, a heading, and no barrier in any look", async () => {
  const { page, context, complaints } = await chrome.device(product.origin);
  for (const path of [...screens.filter((path) => !isOfApp(path)), "/nada/disso"]) {
    const status = await visited(page, path);
    expect([path, status]).toEqual([path, path === "/nada/disso" ? 404 : 200]);
    await expect.poll(() => page.title(), { message: path }).toMatch(/\S · Garimpo$/);
    expect([path, await barriersInEveryLook(page)]).toEqual([path, []]);
  }
  expect(complaints.filter((one) => !/status of 404/.test(one))).toEqual([]);
  await context.close();
});

test("every address of an admin's has a title, a heading, and no barrier in any look", async () => {
  const { page, context, complaints } = await signedIn(chrome, product.origin, EMAIL);
  for (const path of screens.filter(isOfApp)) {
    expect([path, await visited(page, path)]).toEqual([path, 200]);
    await expect.poll(() => page.title(), { message: path }).toMatch(/\S · Garimpo$/);
    expect([path, await barriersInEveryLook(page)]).toEqual([path, []]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test("a guest who asks for a screen of the app signs in first and is led back", async () => {
  const { page, context } = await chrome.device(product.origin);
  for (const path of [paths.generator, paths.groups, paths.appearance]) { // one guard for all
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === paths.login);
    expect(new URL(page.url()).searchParams.get("volta")).toBe(path);
  }
  await context.close();
});
