import type { BrowserContext, Page } from "@playwright/test";
import { legal } from "../../../web/public/legal.ts";
import { sentEmails } from "../../support/identity/sent_emails.ts";
import type { NewPerson } from "./people.ts";
import type { Product } from "./product.ts";
import { expect } from "./test.ts";

/** Accepts the legal texts. */
export const acceptDocuments = `mutation ($terms: String!, $privacy: String!) {
  acceptDocuments(input: { terms: $terms, privacy: $privacy }) { __typename }
}`;

/** Registers a person who has accepted the legal texts, on a phone. */
export async function newAcceptedPerson(newPerson: NewPerson, name: string) {
  const person = await newPerson(name);
  await person.ask(acceptDocuments, { terms: legal.terms.version, privacy: legal.privacy.version });
  return person;
}

/** Opens the link of the newest email in another tab of the same browser. */
export async function openEmailLink(product: Product, context: BrowserContext, email: string) {
  const { pathname, search } = await sentEmails(product.dataDir).link(email, "verifyEmail");
  const tab = await context.newPage();
  await tab.goto(pathname + search);
  await expectHeading(tab, "E-mail confirmado");
  await tab.close();
}

/** Expects the title of a screen. */
export const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** Expects a text on the page. */
export const expectText = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).first()).toBeVisible();
