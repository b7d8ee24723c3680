import { backPath, paths } from "../paths.ts";

/**
 * Why somebody is led to the plans: a limit of the plan that was reached, or that its time is over; its
 * value of `?motivo=`; and the server's refusal that says it.
 */
const reasons = [
  ["messagesPerMonth", "mensagens", "MESSAGES_LIMIT"],
  ["groups", "grupos", "GROUPS_LIMIT"],
  ["sessions", "conexoes", "SESSIONS_LIMIT"],
  ["offersPerDay", "ofertas", "OFFERS_LIMIT"],
  ["products", "produtos", "PRODUCTS_LIMIT"],
  ["shortLinks", "links", "SHORT_LINKS_LIMIT"],
  ["apiPerMinute", "api", "API_LIMIT"],
  ["ended", "fim", "PLAN_ENDED"],
] as const;

/** Why somebody is led to the plans. */
export type PlanReason = (typeof reasons)[number][0];

/** A limit of a plan that people are shown. */
export type LimitName = Exclude<PlanReason, "ended">;

/** One whose use is known; calls of a minute are not stored. */
export type CountedLimit = Exclude<LimitName, "apiPerMinute">;

/** Finds the reason whose name, word or refusal, by `place`, is `text`. */
const find = (place: 0 | 1 | 2, text: string | null) =>
  reasons.find((reason) => reason[place] === text);

/** Whether a refusal or warning is because the plan has ended, or has no room. */
export const isByPlan = (code: string): boolean => find(2, code) !== undefined;

/** Returns the reason that a refusal of the server gives: "GROUPS_LIMIT" is that of the groups. */
export const reasonOfCode = (code: string): PlanReason => find(2, code)?.[0] ?? "ended";

/** The plans, with why one is led there and where the unfinished work is. */
export const plansPath = (reason: PlanReason | null, back: string | null) =>
  withParams(paths.plans, { motivo: find(0, reason)?.[1], volta: back });

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
  reason: find(1, params.get("motivo"))?.[0] ?? null,
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
