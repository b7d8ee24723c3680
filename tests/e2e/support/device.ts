import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { ADDRESS_HEADER } from "./product.ts";

export const PHONE = { width: 360, height: 780 };
export const DESK = { width: 1280, height: 900 };

export type DeviceOptions = BrowserContextOptions & {
  /** Whether it loads what comes next, as most do: that is more work than what is looked at. */
  readonly fetchesAhead?: boolean;
};

/** Runs in each page: its person asked their browser to save data. */
const saveData = () =>
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true, effectiveType: "4g" },
  });

/** Opens a person's own device, at an address of its own; nothing that it does reaches outside. */
export async function openDevice(
  browser: Browser,
  { fetchesAhead = false, ...options }: DeviceOptions = {},
) {
  const context = await browser.newContext({
    // As a person's: a headless one's name is a robot's, which gets no error pages.
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
    /** What the browser's console and uncaught errors said. */
    complaints,
    keys: keyboard(page),
  };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;

let addresses = 0;

/** An address in a network of its own: limits count also those of a neighbourhood together. */
const newAddress = () => `10.${++addresses >> 8}.${addresses & 255}.1`;

/** A hand on the keyboard and no mouse. */
function keyboard(page: Page) {
  const press = (key: string) => page.keyboard.press(key);

  /** Tabs on, round the whole page if need be, until `target` has the focus. */
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

/** Marks the page; a reload takes the mark away. */
export const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
export const isMarked = (page: Page) =>
  page.evaluate(() => "isMarked" in globalThis).catch(() => true); // between two pages
