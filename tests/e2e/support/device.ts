import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { ADDRESS_HEADER } from "./product.ts";

export const PHONE = { width: 360, height: 780 };
export const DESK = { width: 1280, height: 900 };

export type DeviceOptions = BrowserContextOptions & {
  /** Whether it prefetches, as most browsers do; off by default, because that costs more than the test. */
  readonly fetchesAhead?: boolean;
};

/** Runs in each page: makes the browser report that it saves data. */
const saveData = () =>
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true, effectiveType: "4g" },
  });

/** Opens a device with an IP address of its own; its requests do not reach the internet. */
export async function openDevice(
  browser: Browser,
  { fetchesAhead = false, ...options }: DeviceOptions = {},
) {
  const context = await browser.newContext({
    // A headless browser's own name is that of a robot, which gets no error pages.
    userAgent:
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
    extraHTTPHeaders: { [ADDRESS_HEADER]: newAddress() },
    ...options,
  });
  if (!fetchesAhead) await context.addInitScript(saveData);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  return {
    context,
    page,
    /** The errors of the console, and the uncaught ones. */
    complaints,
    keys: keyboard(page),
  };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;

let addresses = 0;

/** Returns an address in a subnet of its own: rate limits count a whole subnet. */
const newAddress = () => `10.${++addresses >> 8}.${addresses & 255}.1`;

/** Operates a page by the keyboard alone. */
function keyboard(page: Page) {
  const press = (key: string) => page.keyboard.press(key);

  /** Presses Tab until `target` has the focus. */
  async function reach(target: Locator, key = "Tab") {
    await target.waitFor();
    for (let tabs = 0; tabs < 80; tabs++) {
      if (await target.evaluate((one) => one === document.activeElement)) return;
      await press(key);
    }
    throw new Error(`The keyboard does not reach ${target}`);
  }
  return {
    press,
    reach,
    // `press` of a locator focuses it again, in case the screen has moved the focus while it rendered.
    /** Replaces the text of a field. */
    async type(field: Locator, text: string) {
      await reach(field);
      await field.press("Control+A");
      await page.keyboard.insertText(text);
    },
    async push(button: Locator) {
      await reach(button);
      await button.press("Enter");
    },
    /** Chooses an entry of an open menu by the arrow keys. */
    choose: async (entry: Locator) => {
      await reach(entry, "ArrowDown");
      await entry.press("Enter");
    },
  };
}

/** Marks the page; a reload removes the mark. */
export const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
export const isMarked = (page: Page) =>
  page.evaluate(() => "isMarked" in globalThis).catch(() => true); // while the page is reloading
