import { countLabel } from "../../../ui/text/numbers.ts";
import type { RuleDryRun } from "./dry_run.ts";
import {
  isCorrecting,
  type RuleValues,
  type TriggerKind,
} from "../../../shared/rules/rule_values.ts";

/** What each trigger sees, one and many. */
const seenWords: Partial<Record<TriggerKind, readonly [one: string, many: string]>> = {
  OFFER_READY: ["oferta aprovada", "ofertas aprovadas"],
  COUPON_PROVEN: ["cupom conferido", "cupons conferidos"],
  COUPON_ENDING: ["cupom no fim", "cupons no fim"],
  FREE_SLOT: ["horário", "horários"],
  SOURCE_MESSAGE: ["link visto", "links vistos"],
  SHOP_SEARCH: ["produto achado", "produtos achados"],
  OFFER_ENDED: ["oferta que acabou", "ofertas que acabaram"],
};

/** The words around the count of a dry run: "De 214 produtos vistos, 9 pediriam a sua aprovação." */
export function dryRunWords({ seen, sent, asked }: RuleDryRun, { trigger, actions }: RuleValues) {
  const [one, many] = seenWords[trigger.kind] ?? ["produto visto", "produtos vistos"];
  const asks = actions.mode === "ASK";
  const count = sent + asked;
  const corrects = count === 1 ? "seria corrigida nos grupos." : "seriam corrigidas nos grupos.";
  const after = isCorrecting({ trigger })
    ? corrects
    : asks
    ? count === 1 ? "pediria a sua aprovação." : "pediriam a sua aprovação."
    : count === 1
    ? "iria para os grupos."
    : "iriam para os grupos.";
  return { before: countLabel(seen, one, many), count, after };
}

/** What a rehearsal of these triggers rests on, where it is less than all that happened. */
export const dryRunNotes: Partial<Record<TriggerKind, string>> = {
  FREE_SLOT: "Com os horários dos seus grupos como estão hoje, e as ofertas que esperavam então.",
  SOURCE_MESSAGE:
    "Um link que nenhuma regra leu na hora conta só pelo endereço: o que pede preço, " +
    "desconto ou palavras o deixa de fora.",
  SHOP_SEARCH: "Conta o que esta mesma busca achou nestes dias, em uma regra ligada.",
};

/** The most messages that a rehearsal names one by one. */
const NAMED = 5;

/** What would have gone where and when, the newest first, and how many more would. */
export function wouldGo({ items, sent, asked }: Pick<RuleDryRun, "items" | "sent" | "asked">) {
  const matched = items.filter(({ outcome }) => outcome === "QUEUED" || outcome === "ASKED");
  const rows = matched.slice(0, NAMED).map(({ startsAt, title, groups }) => ({
    startsAt,
    title,
    where: groups.length > 2
      ? `${groups.slice(0, 2).map(({ title }) => title).join(", ")} e mais ${groups.length - 2}`
      : groups.map(({ title }) => title).join(" e "),
  }));
  return { rows, more: sent + asked - rows.length };
}

const weekday = new Intl.DateTimeFormat("pt-BR", { weekday: "short", timeZone: "UTC" });

/** The bars of a chart by day: the count, and its share of the highest. */
export function dayBars(days: RuleDryRun["days"]) {
  const most = Math.max(1, ...days.map(({ sent, asked }) => sent + asked));
  return days.map(({ day, sent, asked }) => ({
    day,
    name: weekday.format(new Date(`${day}T12:00:00Z`)).replace(".", ""),
    count: sent + asked,
    share: (sent + asked) / most,
  }));
}

/** The reasons as rows without their full stop. */
export const leftOutRows = (reasons: RuleDryRun["reasons"]) =>
  reasons.map(({ reason, count }) => ({ reason: reason.replace(/\.$/, ""), count }));
