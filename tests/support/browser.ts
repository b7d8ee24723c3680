import AxeBuilder from "@axe-core/playwright";
import { type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";
import { chromiumPath } from "../../tools/chromium.ts";

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

/** Debian's Chromium, or the one that `CHROMIUM_PATH` names. */
export async function browser() {
  const asRoot = Deno.build.os === "linux" && Deno.uid() === 0 ? ["--no-sandbox"] : [];
  const executablePath = await chromiumPath();
  if (executablePath === null) throw new Error("No Chromium: `deno task test` installs it");
  const running = await chromium.launch({
    executablePath,
    args: [...QUIET, ...asRoot],
  });

  // As a person's: a headless one's name is a robot's, which gets no error pages.
  const userAgent =
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${running.version()} Safari/537.36`;

  return {
    /** A person's own device, at phone width unless told; nothing that it does reaches outside. */
    async device(origin: string, options: BrowserContextOptions = {}) {
      const context = await running.newContext({
        viewport: PHONE,
        locale: "pt-BR",
        timezoneId: "America/Sao_Paulo",
        baseURL: origin,
        userAgent,
        permissions: ["clipboard-read", "clipboard-write"],
        reducedMotion: "reduce",
        ...options,
      });
      await context.route((url) => url.origin !== origin, (route) => {
        const isPicture = route.request().resourceType() === "image";
        return isPicture
          ? route.fulfill({ contentType: "image/svg+xml", body: PICTURE })
          : route.abort();
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on(
        "console",
        (message) => message.type() === "error" && complaints.push(message.text()),
      );
      return { context, page, complaints, keys: keyboard(page) };
    },
    [Symbol.asyncDispose]: () => running.close(),
  };
}

/** A hand on the keyboard and no mouse. */
function keyboard(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const isFocused = (target: Locator) => target.evaluate((one) => one === document.activeElement);

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
    /** Replaces what stands in the field. */
    async type(field: Locator, text: string) {
      await reach(field);
      await press("Control+A");
      await page.keyboard.insertText(text);
    },
    async push(button: Locator) {
      await reach(button);
      await press("Enter");
    },
    /** Chooses an entry of an open menu, by its arrow keys. */
    choose: async (entry: Locator) => {
      await reach(entry, "ArrowDown");
      await press("Enter");
    },
  };
}

const LOOKS = [
  { viewport: PHONE, colorScheme: "light" },
  { viewport: PHONE, colorScheme: "dark" },
  { viewport: DESKTOP, colorScheme: "light" },
  { viewport: DESKTOP, colorScheme: "dark" },
] as const;

/** What axe finds against a screen in all four looks: both widths, both themes. */
export const barriersInEveryLook = (page: Page) => barriers(page, LOOKS);

/** The same of a state of a screen, in two looks between which everything changes. */
export async function barriers(
  page: Page,
  looks: readonly (typeof LOOKS)[number][] = [LOOKS[0], LOOKS[3]],
): Promise<string[]> {
  const found = new Set<string>();
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    // Its other mode opens a page of its own for each result; we have no frames that need it.
    // Without the details of what passed, it takes half the time.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode()
      .options({ resultTypes: ["violations"] }).analyze();
    for (const { id, nodes } of violations) {
      for (const { target } of nodes) {
        found.add(`${viewport.width} ${colorScheme} ${id}: ${target}`);
      }
    }
    await kept(page, `${viewport.width}-${colorScheme}`);
  }
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: null });
  return [...found];
}

/** A picture of the page in the folder that `SCREENSHOTS` names, for people to look at. */
async function kept(page: Page, look: string) {
  const folder = Deno.env.get("SCREENSHOTS");
  if (!folder) return;
  const name = new URL(page.url()).pathname.slice(1).replaceAll("/", "-") || "home";
  await page.screenshot({ path: `${folder}/${name}-${look}.png` });
}

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
  <rect width="120" height="120" fill="#eef0f4"/>
  <rect x="24" y="34" width="72" height="46" rx="4" fill="#3b4252"/>
  <rect x="28" y="38" width="64" height="38" rx="2" fill="#88a0c8"/>
  <path d="M12 84h96l-6 8H18z" fill="#5b6478"/></svg>`;
