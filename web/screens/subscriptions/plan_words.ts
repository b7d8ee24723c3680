import type { CountedLimit, LimitName, PlanReason } from "../../routing/billing_params.ts";
import { countLabel, numberLabel } from "../../ui/text/numbers.ts";

type Limits = Readonly<Record<LimitName, number>>;
type Used = Readonly<Record<CountedLimit, number>>;

/** The limits of a plan in words, in the order in which they are shown. */
const limitWords: Readonly<
  Record<LimitName, { readonly one: string; readonly many: string; readonly when?: string }>
> = {
  messagesPerMonth: { one: "mensagem", many: "mensagens", when: "por mês" },
  groups: { one: "grupo", many: "grupos" },
  sessions: { one: "conexão", many: "conexões" },
  offersPerDay: { one: "oferta", many: "ofertas", when: "por dia" },
  products: { one: "produto no catálogo", many: "produtos no catálogo" },
  shortLinks: { one: "link curto", many: "links curtos" },
  apiPerMinute: { one: "chamada da API", many: "chamadas da API", when: "por minuto" },
};

export const limitNames = Object.keys(limitWords) as LimitName[];

/** Whether the use of a limit is known. */
const isCounted = (name: LimitName): name is CountedLimit => name !== "apiPerMinute";

export const countedLimits = limitNames.filter(isCounted);

/** Returns what is used of a limit; null: unknown. */
export const usedOf = (name: LimitName, used: Used): number | null =>
  isCounted(name) ? used[name] : null;

const UNLIMITED = -1;

const capital = (words: string) => words[0]!.toUpperCase() + words.slice(1);

/** Words how much a plan allows: "50 grupos", "Mensagens sem limite". */
export function limitLabel(name: LimitName, most: number): string {
  const { one, many, when } = limitWords[name];
  if (most === UNLIMITED) return `${capital(many)} sem limite`;
  return [countLabel(most, one, many), when].filter(Boolean).join(" ");
}

/** The time in which the use of a limit is counted; of the others, now. */
const during: Partial<Record<CountedLimit, string>> = {
  messagesPerMonth: " neste mês",
  offersPerDay: " hoje",
};

/** Words the use of a limit: "3 de 50 grupos", "12 mensagens neste mês, sem limite". */
export function useLabel(name: CountedLimit, used: number, most: number): string {
  const { one, many } = limitWords[name];
  const when = during[name] ?? "";
  if (most === UNLIMITED) return `${countLabel(used, one, many)}${when}, sem limite`;
  return `${numberLabel(used)} de ${countLabel(most, one, many)}${when}`;
}

/** Whether a plan has no room for what is used. */
export const isBelow = (most: number, used: number) => most !== UNLIMITED && most < used;

/** Whether a plan has room for more than what is used. */
export const isAbove = (most: number, used: number) => most === UNLIMITED || most > used;

/** Words what a plan has no room for: "5 de 3 grupos". */
export const tooMuch = (limits: Used, used: Used): string[] =>
  (["groups", "sessions", "products", "shortLinks"] as const)
    .filter((name) => isBelow(limits[name], used[name]))
    .map((name) => useLabel(name, used[name], limits[name]));

/** Words why somebody was led to the plans. */
export function reasonSentence(reason: PlanReason, used: Used, limits: Limits): string {
  if (reason === "ended") {
    return "Seu período de teste ou plano terminou: os envios esperam, e nada foi apagado.";
  }
  if (!isCounted(reason)) {
    return `Seu plano dá ${limitLabel(reason, limits[reason])}, e um programa seu fez mais.`;
  }
  return `Você usa ${useLabel(reason, used[reason], limits[reason])}.`;
}

/** Words how often a price is charged: "por mês". */
export const everyLabel = (interval: string | null | undefined) =>
  interval === "YEAR" ? "por ano" : "por mês";
