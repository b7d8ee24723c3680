import { limitsOf } from "../../core/plans/limits.ts";
import { demoMessage } from "../../core/offers/message/demo_message.ts";
import { TRIAL_DAYS } from "../../core/plans/subscription.ts";
import type { HomeData, Page, PagesModule } from "./pages_module.ts";

/** A public page by its query; its data are also at its `_payload.json`. */
export type PublicRoute = {
  readonly name: Page["name"];
  readonly page: (query: URLSearchParams) => Page;
  /** Whether these parameters change the page. */
  readonly depends: (query: URLSearchParams) => boolean;
};

/** Returns the public routes by path. */
export function publicRoutes(
  { paths, legal }: Pick<PagesModule, "paths" | "legal">,
  privacyContact: string | null,
): ReadonlyMap<string, PublicRoute> {
  const never = () => false;
  return new Map<string, PublicRoute>([
    [paths.home, {
      name: "home",
      page: (query) => ({ name: "home", data: homeData(query) }),
      depends: (query) => parameters.some((name) => query.has(name)),
    }],
    [paths.terms, {
      name: "terms",
      page: () => ({ name: "terms", data: { ...legal.terms, privacyContact } }),
      depends: never,
    }],
    [paths.privacy, {
      name: "privacy",
      page: () => ({ name: "privacy", data: { ...legal.privacy, privacyContact } }),
      depends: never,
    }],
  ]);
}

const parameters = ["titulo", "preco", "link"];

function homeData(query: URLSearchParams): HomeData {
  const { messagesPerMonth, groups, sessions, offersPerDay } = limitsOf(null);
  const [title = "", price = "", link = ""] = parameters.map((name) => query.get(name) ?? "");
  return {
    limits: { messagesPerMonth, groups, sessions, offersPerDay },
    trialDays: TRIAL_DAYS,
    demo: demoMessage({ title, price, link }),
  };
}
