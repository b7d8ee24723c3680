import { createRequire } from "node:module";
import type axeCore from "axe-core";
import { type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";
import { vi } from "vitest";
import { chromiumPath } from "../../tools/chromium.ts";
import { outside } from "./outside.ts";

/** Nothing of a browser's own business goes outside during a test. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 900 };

export type DeviceOptions = BrowserContextOptions & {
  /** Whether it loads what comes next, as most do: that is more work than what is looked at. */
  readonly fetchesAhead?: boolean;
};

/** Runs in each page: its person asked their browser to save data. */
const saveData = () =>
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true, effectiveType: "4g" },
  });

/** Debian's Chromium, or the one that `CHROMIUM_PATH` names. */
export async function browser() {
  const asRoot = Deno.build.os === "linux" && Deno.uid() === 0 ? ["--no-sandbox"] : [];
  const executablePath = await chromiumPath();
  if (executablePath === null) throw new Error("No Chromium: `deno task test` installs it");
  await using starting = new AsyncDisposableStack();
  const world = starting.use(await outside());
  const args = [...QUIET, ...asRoot, ...world.flags];
  const running = await chromium.launch({ executablePath, args });
  starting.defer(() => running.close());
  const held = starting.move();

  // As a person's: a headless one's name is a robot's, which gets no error pages.
  const userAgent =
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${running.version()} Safari/537.36`;

  return {
    /** A person's own device, at phone width unless told; nothing that it does reaches outside. */
    async device(origin: string, { fetchesAhead = false, ...options }: DeviceOptions = {}) {
      const context = await running.newContext({
        viewport: PHONE,
        locale: "pt-BR",
        timezoneId: "America/Sao_Paulo",
        baseURL: origin,
        userAgent,
        permissions: ["clipboard-read", "clipboard-write"],
        reducedMotion: "reduce",
        ignoreHTTPSErrors: true, // the world outside has a certificate of its own making
        ...options,
      });
      context.setDefaultTimeout(60_000); // whoever waits for what comes loses nothing by it
      if (!fetchesAhead) await context.addInitScript(saveData);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on(
        "console",
        (message) => message.type() === "error" && complaints.push(message.text()),
      );
      return { context, page, complaints, keys: keyboard(page) };
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

export const isFocused = (target: Locator) =>
  target.evaluate((one) => one === document.activeElement);

/** A hand on the keyboard and no mouse. */
function keyboard(page: Page) {
  const press = (key: string) => page.keyboard.press(key);

  /** Tabs on, round the whole page if need be, until `target` has the focus. */
  async function reach(target: Locator, key = "Tab") {
    await target.waitFor();
    for (let tabs = 0; tabs < 80; tabs++) {
      if (await isFocused(target)) return;
      await press(key);
    }
    throw new Error(`The keyboard does not reach ${target}`);
  }
  return {
    press,
    reach,
    // What was reached keeps the focus for the key that follows, though the screen moves it as it
    // is drawn to its end meanwhile.
    /** Replaces what stands in the field. */
    async type(field: Locator, text: string) {
      await reach(field);
      await field.press("Control+A");
      await page.keyboard.insertText(text);
    },
    async push(button: Locator) {
      await reach(button);
      await button.press("Enter");
    },
    /** Chooses an entry of an open menu, by its arrow keys. */
    choose: async (entry: Locator) => {
      await reach(entry, "ArrowDown");
      await entry.press("Enter");
    },
  };
}

const LOOKS = [
  { viewport: PHONE, colorScheme: "light" },
  { viewport: PHONE, colorScheme: "dark" },
  { viewport: DESKTOP, colorScheme: "light" },
  { viewport: DESKTOP, colorScheme: "dark" },
] as const;

const AXE = await Deno.readTextFile(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
);

/** What axe finds against a screen in all four looks: both widths, both themes. */
export const barriersInEveryLook = (page: Page) => barriers(page, LOOKS);

/** The same of a state of a screen, in two looks between which everything changes. */
export async function barriers(
  page: Page,
  looks: readonly (typeof LOOKS)[number][] = [LOOKS[0], LOOKS[3]],
): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize() ?? PHONE;
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    for (const barrier of await lastingBarriers(page)) {
      found.push(`${viewport.width} ${colorScheme} ${barrier}`);
    }
    await kept(page, `${viewport.width}-${colorScheme}`);
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null });
  return found;
}

/** What axe finds now and still finds a little later: what is gone by itself was being drawn. */
async function lastingBarriers(page: Page): Promise<string[]> {
  let found: string[] = [];
  const isClear = async () => (found = await axe(page)).length === 0;
  await vi.waitUntil(isClear, { timeout: 3_000, interval: 300 }).catch(() => {});
  return found;
}

/** Each page is given the half megabyte once: that takes longer than looking. */
async function axe(page: Page): Promise<string[]> {
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(AXE);
  return await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"], // the details of what passed take as long again
      iframes: false, // nobody sees those that we have
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  });
}

/** A picture of the page in the folder that `SCREENSHOTS` names, for people to look at. */
async function kept(page: Page, look: string) {
  const folder = Deno.env.get("SCREENSHOTS");
  if (!folder) return;
  const name = new URL(page.url()).pathname.slice(1).replaceAll("/", "-") || "home";
  await page.screenshot({ path: `${folder}/${name}-${look}.png` });
}
