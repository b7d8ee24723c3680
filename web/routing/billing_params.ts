import { backPath, paths } from "../paths.ts";

/** The values of `?motivo=`: which limit of the plan was reached, or that its time is over. */
const reasons = {
  mensagens: "messagesPerMonth",
  grupos: "groups",
  conexoes: "sessions",
  ofertas: "offersPerDay",
  produtos: "products",
  links: "shortLinks",
  api: "apiPerMinute",
  fim: "ended",
} as const;

type Reasons = typeof reasons;

/** Why somebody is led to the plans. */
export type PlanReason = Reasons[keyof Reasons];

/** A limit of a plan that people are shown. */
export type LimitName = Exclude<PlanReason, "ended">;

/** One whose use is known; calls of a minute are not stored. */
export type CountedLimit = Exclude<LimitName, "apiPerMinute">;

const wordOf = new Map(Object.entries(reasons).map(([word, reason]) => [reason, word]));

const BY_PLAN = /^PLAN_ENDED$|^(MESSAGES|GROUPS|SESSIONS|OFFERS|PRODUCTS|SHORT_LINKS|API)_LIMIT$/;

/** Whether a refusal or warning is because the plan has ended, or has no room. */
export const isByPlan = (code: string): boolean => BY_PLAN.test(code);

/** Returns the reason that a refusal of the server gives: "GROUPS_LIMIT" is that of the groups. */
export function reasonOfCode(code: string): PlanReason {
  const [word] = code.toLowerCase().split("_limit");
  const words: Record<string, PlanReason> = {
    messages: "messagesPerMonth",
    offers: "offersPerDay",
    groups: "groups",
    sessions: "sessions",
    products: "products",
    short_links: "shortLinks",
    api: "apiPerMinute",
  };
  return words[word!] ?? "ended";
}

/** The plans, with why one is led there and where the unfinished work is. */
export const plansPath = (reason: PlanReason | null, back: string | null) =>
  withParams(paths.plans, { motivo: reason && wordOf.get(reason), volta: back });

/** The summary of a plan before it is paid. */
export const checkoutPath = (priceId: string, back: string | null) =>
  withParams(paths.checkout, { plano: priceId, volta: back });

function withParams(path: string, params: Readonly<Record<string, string | null | undefined>>) {
  const given = Object.entries(params).filter((param): param is [string, string] => !!param[1]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/**
 * Parses the plans' parameters: `?motivo=` says why one is here, `?volta=` where one was, and
 * `?retorno=` that one comes back from the vendor's page, which does not know where one was.
 */
export const parsePlansParams = (params: URLSearchParams) => ({
  reason: reasons[(params.get("motivo") ?? "") as keyof Reasons] ?? null,
  back: params.has("retorno") ? savedBack() : backPath(params.toString()),
});

/** Parses the summary's parameters: `?plano=` is the price's id. */
export const parseCheckoutParams = (params: URLSearchParams) => ({
  priceId: params.get("plano") ?? "",
  back: backPath(params.toString()),
});

/** Parses the parameters after a payment: `?checkout=`; without it, the latest is meant. */
export const parsePaymentParams = (params: URLSearchParams) => ({
  id: params.get("checkout") || null,
});

const BACK = "volta";

/** Stores where the unfinished work is while the person pays elsewhere. */
export const saveBack = (back: string | null) =>
  back === null ? sessionStorage.removeItem(BACK) : sessionStorage.setItem(BACK, back);

/** Returns where the unfinished work is; null: there is none, or it is in another tab. */
export const savedBack = () =>
  backPath(`?${new URLSearchParams({ volta: sessionStorage.getItem(BACK) ?? "" })}`);
