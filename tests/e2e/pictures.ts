import type { BrowserContext, Page } from "@playwright/test";
import { paths } from "../../web/paths.ts";
import { DESK, PHONE } from "./support/device.ts";
import { type Scene, sceneName, scenes } from "./support/pictures/scenes.ts";
import { openViewers, settled } from "./support/pictures/viewers.ts";
import { expect, test } from "./support/test.ts";

const FOLDER = "pictures";
const REQUESTS = /\/graphql/;
const words = (Deno.env.get("PICTURES") ?? "").split(" ");
const wanted = scenes.filter((scene) => words.some((word) => sceneName(scene).includes(word)));

test("every screen and state, in both widths and themes", async ({ newDevice, newPerson, product, shops, shopee, telegram, whatsApp }) => {
  const given = { newDevice, newPerson, product, shops, shopee, telegram, whatsApp };
  test.setTimeout(0);
  const { viewers, made } = await openViewers(given);
  const failed: string[] = [];
  for (const scene of wanted) {
    const { context } = viewers[scene.viewer];
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    try {
      await show(page, context, scene, made);
      await takePictures(page, scene);
    } catch (error) {
      failed.push(`${sceneName(scene)}: ${String(error).slice(0, 300)}`);
    } finally {
      await context.setOffline(false);
      await page.close();
    }
  }
  expect(failed).toEqual([]);
});

/** Brings the page into the scene's state. */
async function show(
  page: Page,
  context: BrowserContext,
  { route, state, network, address, open }: Scene,
  made: Parameters<NonNullable<Scene["address"]>>[0],
) {
  await page.setViewportSize(PHONE);
  if (network === "held" || network === "failing") {
    // The shell is there first: only the screen's own request is stopped.
    await page.goto(route === paths.coupons ? paths.generator : paths.coupons);
    await settled(page);
    await page.route(REQUESTS, (request) => {
      if (network === "failing") return request.fulfill({ status: 500, body: "{}" });
    });
    await page.evaluate((path) => {
      history.pushState({ idx: 1 }, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1 } }));
    }, address?.(made) ?? route);
    await page.waitForURL((url) => url.pathname === route);
    if (network === "held") return await page.waitForTimeout(800);
    await page.getByRole("button", { name: "Tentar de novo" }).first().waitFor();
    return await settled(page);
  }
  await page.goto((address?.(made) ?? route) + (state === "cookies" ? "#sem-consentimento" : ""));
  await settled(page);
  if (network === "away") {
    await context.setOffline(true);
    await page.waitForTimeout(600);
  }
  await open?.(page);
  if (open) await settled(page);
}

/** Saves the first view in each look, and the whole of a page that is longer. */
async function takePictures(page: Page, scene: Scene) {
  for (const viewport of [PHONE, DESK]) {
    if (scene.width && scene.width !== viewport.width) continue;
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      if (scene.isLight && colorScheme === "dark") continue;
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      await page.waitForTimeout(80);
      const path = `${FOLDER}/${sceneName(scene)}.${viewport.width}-${colorScheme}`;
      await page.screenshot({ path: `${path}.png` });
      const isLong = await page.evaluate(() =>
        document.documentElement.scrollHeight > innerHeight + 40
      );
      if (isLong && !scene.network && !scene.open && colorScheme === "light") {
        await page.screenshot({ path: `${path}-inteira.png`, fullPage: true });
      }
    }
  }
}
