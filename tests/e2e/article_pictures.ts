import type { Page } from "@playwright/test";
import { PHONE } from "./support/device.ts";
import { type ArticleScene, articleScenes } from "./support/pictures/article_scenes.ts";
import { openViewers, settled } from "./support/pictures/viewers.ts";
import { expect, test } from "./support/test.ts";

const FOLDER = "pictures/articles";
/** CSS pixels that a picture shows at most, unless its scene says otherwise. */
const HEIGHT = 520;

test("every picture in the help's articles, in both themes", async ({ newDevice, newPerson, product, shops, shopee, telegram, whatsApp }) => {
  test.setTimeout(0);
  const given = { newDevice, newPerson, product, shops, shopee, telegram, whatsApp };
  const { viewers, made } = await openViewers(given, { deviceScaleFactor: 2 });
  const words = (Deno.env.get("PICTURES") ?? "").split(" ");
  const failed: string[] = [];
  for (
    const scene of articleScenes.filter(({ name }) => words.some((word) => name.includes(word)))
  ) {
    const page = await viewers[scene.viewer].context.newPage();
    page.setDefaultTimeout(15_000);
    try {
      await page.setViewportSize(PHONE);
      await page.goto(scene.address(made));
      await settled(page);
      await scene.open?.(page);
      if (scene.open) await settled(page);
      await takePicture(page, scene);
    } catch (error) {
      failed.push(`${scene.name}: ${String(error).slice(0, 300)}`);
    } finally {
      await page.close();
    }
  }
  expect(failed).toEqual([]);
});

/** Saves the part in both themes, with its size and what its buttons and headings say. */
async function takePicture(page: Page, { name, part, height: most = HEIGHT }: ArticleScene) {
  const shown = part(page);
  // Where the part is not longer than the window, nothing that sticks to its edges covers it.
  if (await shown.evaluate((one) => one.closest("[role=dialog], dialog") === null)) {
    await page.setViewportSize({ ...PHONE, height: 2_400 });
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await settled(page);
  const box = (await shown.boundingBox())!;
  const [width, height] = [Math.floor(box.width), Math.floor(Math.min(box.height, most))];
  const clip = { x: Math.ceil(box.x), y: Math.ceil(box.y), width, height };
  const words = await shown.evaluate(
    (one, bottom) =>
      [...one.querySelectorAll<HTMLElement>(
        "h1, h2, h3, summary, button, label, legend, a[href], [role=radio]",
      )]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom < bottom)
        .flatMap((each) => each.innerText.trim().split("\n")),
    clip.y + clip.height,
  );
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await page.waitForTimeout(80);
    const path = `${FOLDER}/${name}-${colorScheme}.png`;
    await page.screenshot({ path, clip, animations: "disabled", caret: "hide" });
  }
  const about = { width, height, words: [...new Set(words)] };
  await Deno.writeTextFile(`${FOLDER}/${name}.json`, JSON.stringify(about));
}
