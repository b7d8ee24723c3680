import { expect, type Page } from "@playwright/test";
import { legal } from "../../../../web/public/legal.ts";
import { acceptDocuments } from "../account.ts";
import type { DeviceOptions } from "../device.ts";
import type { Fixtures } from "../test.ts";
import { connectShopee } from "./connect_shopee.ts";
import { fillAccount } from "./fill_account.ts";

/** A service worker would answer what the scenes stop. */
const DEVICE: DeviceOptions = { serviceWorkers: "block" };

/** Opens a device of each viewer, and fills the account of one; their first pages are closed. */
export async function openViewers(
  { newDevice, newPerson, product, shops, shopee, telegram, whatsApp }: Omit<
    Fixtures,
    "connectTelegram" | "amazon" | "mercadoLivre" | "productEnv" | "outside"
  >,
  more: DeviceOptions = {},
) {
  const device = { ...DEVICE, ...more };
  const rafa = await newPerson("Rafa Lima", { ...device, isUnlimited: true });
  const made = await fillAccount(rafa, { product, shops, telegram, whatsApp });
  await connectShopee(rafa, product, shopee);
  for (const name of ["Bia Nunes", "Caio Prado", "Duda Reis"]) {
    (await newPerson(name)).context.close();
  }
  const viewers = {
    guest: await newDevice(device),
    filled: rafa,
    new: await newPerson("Nina Alves", device),
    admin: await newPerson("Rute Costa", { ...device, role: "admin", isConfirmed: true }),
  };
  const documents = { terms: legal.terms.version, privacy: legal.privacy.version };
  for (const { ask } of [viewers.new, viewers.admin]) await ask(acceptDocuments, documents);
  for (const { context, page } of Object.values(viewers)) {
    await page.close();
    await context.addInitScript(() => {
      if (location.hash === "#sem-consentimento") localStorage.removeItem("cookie_consent");
      else localStorage.setItem("cookie_consent", "accepted");
    });
  }
  return { viewers, made };
}

/** Waits until nothing is loading. */
export async function settled(page: Page) {
  await expect(page.getByRole("heading", { level: 1, includeHidden: true }).first()).toBeAttached();
  await expect(page.locator("[aria-busy=true], [class*=skeleton]")).toHaveCount(0, {
    timeout: 15_000,
  });
  await page.waitForTimeout(250); // sheets and pictures
}
