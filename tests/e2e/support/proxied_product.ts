import { expect, type Page } from "@playwright/test";
import { legal } from "../../../web/public/legal.ts";
import type { Device, DeviceOptions } from "./device.ts";
import { frontProxy } from "./proxy.ts";
import { test as base } from "./test.ts";

type PhoneOptions = DeviceOptions & {
  /** Whether the person consents to optional storage; by default they do. */
  readonly accepts?: boolean;
};

/** Tests whose devices reach the product through a proxy that may fail. */
export const test = base.extend<{
  front: Awaited<ReturnType<typeof frontProxy>>;
  /** Opens the phone of a new person who has one offer. */
  openPhone: (options?: PhoneOptions) => Promise<Device>;
}>({
  front: async ({ product }, use) => {
    await using proxy = await frontProxy(product.origin);
    await use(proxy);
  },
  baseURL: async ({ front }, use) => await use(front.origin),
  openPhone: async ({ newPerson }, use) => {
    await use(async ({ accepts = true, ...options } = {}) => {
      // No notice is left that would cover the offers.
      const ana = await newPerson("Ana", { isConfirmed: true, ...options });
      await ana.ask(acceptDocuments);
      const made = await ana.ask(createOffer);
      expect(made.data.createOffer.__typename).toBe("Offer");
      if (accepts) {
        await ana.context.addInitScript(() => localStorage.setItem("cookie_consent", "accepted"));
      }
      return ana;
    });
  },
});

const acceptDocuments = `mutation { acceptDocuments(input: {
  terms: "${legal.terms.version}", privacy: "${legal.privacy.version}"
}) { __typename } }`;
const createOffer = `mutation { createOffer(input: { fields: {
  title: "Cafeteira Aurora", price: { cents: 18900, currency: "BRL" }
} }) { __typename } }`;

/** The person's offer in the list. */
export const offerOf = (page: Page) => page.getByText("Cafeteira Aurora");
