// deno-lint-ignore-file no-empty-pattern -- Playwright reads what a fixture needs from the pattern
import { expect, test as base } from "@playwright/test";
import { chromiumPath } from "../../../tools/chromium.ts";
import { amazonStandin } from "../../support/shops/amazon_standin.ts";
import { mercadoLivreStandin } from "../../support/shops/mercado_livre_standin.ts";
import { shopeeStandin } from "../../support/shops/shopee_standin.ts";
import { shopSite } from "../../support/sites/shop_site.ts";
import { telegramStandin } from "../../support/telegram/standin.ts";
import { whatsAppStandin } from "../../support/whatsapp/standin.ts";
import { type Device, openDevice } from "./device.ts";
import { startOutside } from "./outside.ts";
import { type NewDevice, type NewPerson, type Person, registerPerson } from "./people.ts";
import { type Product, startSharedProduct } from "./product.ts";
import { connectBot, type ConnectedBot } from "./messengers.ts";

export { expect } from "@playwright/test";

/** Flags that stop the browser's own background requests. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

/** The shops whose pages `shops` serves. */
const SHOP_HOSTS = [
  "loja.example",
  "www.amazon.com.br",
  "www.mercadolivre.com.br",
  "www.emporio-aurora.com.br",
];

/** What all tests of a worker share; accounts separate the tests. */
type Shared = {
  /** Pages of shops. */
  shops: ReturnType<typeof shopSite>;
  telegram: Awaited<ReturnType<typeof telegramStandin>>;
  whatsApp: Awaited<ReturnType<typeof whatsAppStandin>>;
  amazon: Awaited<ReturnType<typeof amazonStandin>>;
  shopee: Awaited<ReturnType<typeof shopeeStandin>>;
  mercadoLivre: Awaited<ReturnType<typeof mercadoLivreStandin>>;
  /** Further configuration of the product; a file that overrides it gets its own product. */
  productEnv: Record<string, string>;
  product: Product;
  outside: Awaited<ReturnType<typeof startOutside>>;
};

type Own = {
  /** Opens a device without a session. */
  newDevice: NewDevice;
  /** Registers a person with that name, signed in on a new device. */
  newPerson: NewPerson;
  /** Connects a new Telegram bot to a person, with groups of those titles that it administers. */
  connectTelegram: (person: Person, ...titles: string[]) => Promise<ConnectedBot>;
};

/** What a test is given. */
export type Fixtures = Own & Shared;

export const test = base.extend<Own, Shared>({
  shops: [async ({}, use) => {
    await using shops = shopSite();
    await use(shops);
  }, { scope: "worker" }],
  telegram: [async ({}, use) => {
    await using telegram = await telegramStandin({ slowMs: 3_000 }); // long enough for pages to show it
    await use(telegram);
  }, { scope: "worker" }],
  whatsApp: [async ({}, use) => {
    await using whatsApp = await whatsAppStandin();
    await use(whatsApp);
    expect(whatsApp.unhandled).toEqual([]);
  }, { scope: "worker" }],
  amazon: [async ({}, use) => {
    const amazon = await amazonStandin();
    await use(amazon);
    await amazon.close();
  }, { scope: "worker" }],
  shopee: [async ({}, use) => {
    const shopee = await shopeeStandin();
    await use(shopee);
    await shopee.close();
  }, { scope: "worker" }],
  mercadoLivre: [async ({}, use) => {
    const mercadoLivre = await mercadoLivreStandin();
    await use(mercadoLivre);
    await mercadoLivre.close();
  }, { scope: "worker" }],
  productEnv: [{}, { scope: "worker", option: true }],
  product: [async (
    { shops, telegram, whatsApp, amazon, shopee, mercadoLivre, productEnv },
    use,
  ) => {
    const standins = [telegram, whatsApp, amazon, shopee, mercadoLivre].map((one) => one.standins);
    await using product = await startSharedProduct(
      [shops.standins(...SHOP_HOSTS), ...standins].join(","),
      { WHATSAPP_SOCKET_URL: whatsApp.socketUrl, ...productEnv },
    );
    await use(product);
  }, { scope: "worker" }],

  outside: [async ({}, use) => {
    await using outside = await startOutside();
    await use(outside);
  }, { scope: "worker" }],
  launchOptions: [async ({ outside }, use) => {
    const executablePath = await chromiumPath();
    if (executablePath === null) throw new Error("No Chromium: `deno task test` installs it");
    const asRoot = Deno.build.os === "linux" && Deno.uid() === 0 ? ["--no-sandbox"] : [];
    await use({ executablePath, args: [...QUIET, ...asRoot, ...outside.flags] });
  }, { scope: "worker" }],

  baseURL: async ({ product }, use) => await use(product.origin),
  newDevice: async ({ browser, baseURL: _ }, use) => {
    const devices: Device[] = [];
    await use(async (options) => {
      const device = await openDevice(browser, options);
      devices.push(device);
      return device;
    });
    for (const { context } of devices) await context.close();
  },
  newPerson: async ({ newDevice, product, baseURL }, use) => {
    await use((name, options = {}) => registerPerson(newDevice, product, baseURL!, name, options));
  },
  connectTelegram: async ({ telegram }, use) => {
    await use((person, ...titles) => connectBot(telegram, person, titles));
  },
});
