// deno-lint-ignore-file no-empty-pattern -- Playwright reads what a fixture needs from the pattern
import type { Page } from "@playwright/test";
import { authEmulator, type Emulator, variablesOf } from "../../support/firebase/emulator.ts";
import type { Device } from "./device.ts";
import type { NewDevice } from "./people.ts";
import { title } from "./sign_in.ts";
import { expect, test as base } from "./test.ts";

/** Tests of a product of its own whose accounts are those of Firebase's emulator. */
export const test = base.extend<
  { newDevice: NewDevice },
  { emulator: Emulator; productEnv: Record<string, string> }
>({
  emulator: [async ({}, use) => {
    await using emulator = await authEmulator();
    await use(emulator);
  }, { scope: "worker" }],
  productEnv: [async ({ emulator }, use) => await use(variablesOf(emulator)), { scope: "worker" }],
  /**
   * A device that reaches the emulator, and nothing else of Google's. Routing makes Playwright answer
   * the preflight requests: under Deno the emulator's response to one breaks the next request.
   */
  newDevice: async ({ newDevice, emulator }, use) => {
    await use(async (options) => {
      const device = await newDevice(options);
      await device.context.route(`${emulator.origin}/**`, (route) => route.continue());
      return device;
    });
    await emulator.hideEmails(false);
  },
});

/** Expects a sentence on the page. */
export const says = (page: Page, sentence: string) =>
  expect(page.getByText(sentence).first()).toBeVisible();

/** Fills in the labelled fields and presses Enter. */
export async function submit({ page, keys }: Device, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await keys.type(page.getByLabel(label, { exact: true }), text);
  }
  await keys.press("Enter");
}

/** Signs out by the account menu. */
export async function signOut({ page, keys }: Device) {
  await keys.push(page.getByRole("button", { name: "Sua conta" }));
  await keys.choose(page.getByRole("menuitem", { name: "Sair" }));
  await expect(title(page, "Entre na sua conta")).toBeVisible();
}
