import type { Page } from "@playwright/test";
import { type CodeMode, signCode } from "../../../server/adapters/better_auth/email_codes.ts";
import { sentEmails } from "../../support/identity/sent_emails.ts";
import type { Product } from "./product.ts";

/** The password of people who register in a test. */
export const NEW_PASSWORD = "três cafés frios";

/** The password field of a form. */
export const passwordField = (page: Page, label = "Senha") =>
  page.getByLabel(label, { exact: true });

/** The title of a screen. */
export const title = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** Returns the path of the link in the newest email to `email`. */
export async function emailLink({ dataDir }: Product, email: string, mode: CodeMode) {
  const { pathname, search } = await sentEmails(dataDir).link(email, mode);
  return pathname + search;
}

/** Returns the path of a link whose code has expired. */
export async function expiredLink({ dataDir }: Product, mode: CodeMode) {
  const secret = await Deno.readTextFile(`${dataDir}/secret_key`);
  const claims = { emailId: crypto.randomUUID(), subject: "x", email: "x@example.com" };
  const code = await signCode(secret, mode, claims, new Date(Date.now() - 60_000));
  return `/auth/action?mode=${mode}&oobCode=${code}`;
}
