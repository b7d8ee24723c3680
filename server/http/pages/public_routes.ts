import { guestExample, sharedExample } from "../../core/offers/demo/examples.ts";
import { limitsOf } from "../../core/plans/limits.ts";
import { TRIAL_DAYS } from "../../core/plans/subscription.ts";
import type { Demo, Page, PagesModule, PublicPage } from "../../../web/public/contract.ts";

/** A public page, the same for everybody; its data are also at its `_payload.json`. */
export type PublicRoute = { readonly name: Page["name"]; readonly page: () => Page };

type PageOf<Name extends Page["name"]> = Extract<Page, { readonly name: Name }>;

/** Returns the public routes by path. A page without a row does not compile. */
export function publicRoutes(
  { paths, legal }: Pick<PagesModule, "paths" | "legal">,
  privacyContact: string | null,
): ReadonlyMap<string, PublicRoute> {
  const pages: { readonly [Name in PublicPage["name"]]: PageOf<Name> } = {
    home: homePage({ link: "", reading: guestExample, isExample: true, problem: null }),
    terms: { name: "terms", data: { ...legal.terms, privacyContact } },
    privacy: { name: "privacy", data: { ...legal.privacy, privacyContact } },
  };
  return new Map(
    Object.values(pages).map((page) => [paths[page.name], { name: page.name, page: () => page }]),
  );
}

/** Returns the home page with that demo. */
export function homePage(demo: Demo): PageOf<"home"> {
  const { messagesPerMonth, groups, sessions, offersPerDay } = limitsOf(null);
  const limits = { messagesPerMonth, groups, sessions, offersPerDay };
  return { name: "home", data: { limits, trialDays: TRIAL_DAYS, shared: sharedExample, demo } };
}
