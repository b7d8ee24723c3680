import type { Page } from "playwright-core";
import { legal } from "../../web/public/legal.ts";
import { browser, type DeviceOptions } from "./browser.ts";
import { front } from "./front.ts";
import { createDataFolder, register, startProduct } from "./product/start_product.ts";
import { confirmedEmails, signedIn } from "./signed_in.ts";

const ana = "ana@example.com";

/** The product behind a proxy that may go away, and Ana, who has one offer. It goes with its scope. */
export async function behindFront() {
  await using starting = new AsyncDisposableStack();
  const folder = starting.use(await createDataFolder());
  const product = starting.use(await startProduct(folder.path));
  const proxy = starting.use(await front(product.origin));
  const chrome = starting.use(await browser());
  const { ask } = await register(product.origin, ana);
  await confirmedEmails(folder.path); // nothing is left to ask of her, so that offers have room
  await ask(
    product.origin,
    `mutation { acceptDocuments(input: {
      terms: "${legal.terms.version}", privacy: "${legal.privacy.version}"
    }) { __typename } }`,
  );
  await ask(
    product.origin,
    `mutation { createOffer(input: { fields: {
      title: "Cafeteira Aurora", price: { cents: 18900, currency: "BRL" }
    } }) { __typename } }`,
  );
  const held = starting.move();
  return {
    proxy,
    /** Ana's phone, on which she has accepted that copies are kept, if so asked. */
    async phone({ accepts = true, ...options }: DeviceOptions & { accepts?: boolean } = {}) {
      const device = await signedIn(chrome, proxy.origin, ana, options);
      if (accepts) {
        await device.context.addInitScript(() =>
          localStorage.setItem("cookie_consent", "accepted")
        );
      }
      return device;
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** Her offer in the list. */
export const offer = (page: Page) => page.getByText("Cafeteira Aurora");

/** Marks the page; a reload takes the mark away. */
export const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
export const isMarked = (page: Page) =>
  page.evaluate(() => "isMarked" in globalThis).catch(() => true); // between two pages
