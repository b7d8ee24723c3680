import { guestExample, sharedExample } from "../../core/offers/demo/examples.ts";
import type { Article } from "../../core/help/articles/article.ts";
import type { FeedbackTopic } from "../../core/help/feedback/feedback.ts";
import { limitsOf } from "../../core/plans/limits.ts";
import { TRIAL_DAYS } from "../../core/plans/subscription.ts";
import type {
  Demo,
  Page,
  PagesModule,
  PublicPage,
  PublicPlan,
  RoadMapData,
} from "../../../web/public/contract.ts";

import { helpData } from "./help_pages.ts";

/** A public page, the same for everybody; its data are also at its `_payload.json`. */
export type PublicRoute = {
  readonly name: Page["name"];
  readonly page: () => Page | Promise<Page>;
};

type PageOf<Name extends Page["name"]> = Extract<Page, { readonly name: Name }>;

/** Returns the public routes by path. A page without a row does not compile. */
export function publicRoutes(
  { paths, legal }: Pick<PagesModule, "paths" | "legal">,
  privacyContact: string | null,
  /** The plans that are for sale now. */
  plans: () => Promise<readonly PublicPlan[]>,
  /** The articles of the help. */
  articles: () => Promise<readonly Article[]>,
  /** What is public of what was accepted. */
  roadMap: () => Promise<readonly FeedbackTopic[]>,
): ReadonlyMap<string, PublicRoute> {
  const example: Demo = { link: "", reading: guestExample, isExample: true, problem: null };
  const terms = { name: "terms", data: { ...legal.terms, privacyContact } } as const;
  const privacy = { name: "privacy", data: { ...legal.privacy, privacyContact } } as const;
  const pages: { readonly [Name in PublicPage["name"]]: PublicRoute["page"] } = {
    home: async () => homePage(example, await plans()),
    terms: () => terms,
    privacy: () => privacy,
    help: async () => ({ name: "help", data: helpData(await articles(), "") }),
    roadMap: async () => ({ name: "roadMap", data: roadMapData(await roadMap()) }),
  };
  return new Map(
    (Object.keys(pages) as PublicPage["name"][])
      .map((name) => [paths[name], { name, page: pages[name] }]),
  );
}

/** Returns the home page with that demo. */
export function homePage(demo: Demo, plans: readonly PublicPlan[]): PageOf<"home"> {
  const { messagesPerMonth, groups, sessions, offersPerDay } = limitsOf(null);
  const limits = { messagesPerMonth, groups, sessions, offersPerDay };
  return {
    name: "home",
    data: { limits, trialDays: TRIAL_DAYS, plans, shared: sharedExample, demo },
  };
}

/** Returns what the road map shows of each topic. */
const roadMapData = (topics: readonly FeedbackTopic[]): RoadMapData => ({
  topics: topics.flatMap(({ title, summary, status, votes }) =>
    status === "DECLINED" ? [] : [{ title, summary, status, votes }]
  ),
});
