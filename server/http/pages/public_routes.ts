import { guestExample, sharedExample } from "../../core/offers/demo/examples.ts";
import { limitsOf } from "../../core/plans/limits.ts";
import { TRIAL_DAYS } from "../../core/plans/subscription.ts";
import type { Demo, Page, PagesModule } from "../../../web/public/contract.ts";

/** A public page, the same for everybody; its data are also at its `_payload.json`. */
export type PublicRoute = { readonly name: Page["name"]; readonly page: () => Page };

/** Returns the public routes by path. */
export function publicRoutes(
  { paths, legal }: Pick<PagesModule, "paths" | "legal">,
  privacyContact: string | null,
): ReadonlyMap<string, PublicRoute> {
  const terms: Page = { name: "terms", data: { ...legal.terms, privacyContact } };
  const privacy: Page = { name: "privacy", data: { ...legal.privacy, privacyContact } };
  const home = homePage({ link: "", reading: guestExample, isExample: true, problem: null });
  return new Map([
    [paths.home, { name: "home", page: () => home }],
    [paths.terms, { name: "terms", page: () => terms }],
    [paths.privacy, { name: "privacy", page: () => privacy }],
  ]);
}

/** Returns the home page with that demo. */
export function homePage(demo: Demo): Page {
  const { messagesPerMonth, groups, sessions, offersPerDay } = limitsOf(null);
  const limits = { messagesPerMonth, groups, sessions, offersPerDay };
  return { name: "home", data: { limits, trialDays: TRIAL_DAYS, shared: sharedExample, demo } };
}
