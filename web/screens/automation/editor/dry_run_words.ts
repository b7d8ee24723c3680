import { countLabel } from "../../../ui/text/numbers.ts";
import type { RuleDryRun } from "./dry_run.ts";
import { isCorrecting, type RuleValues, type TriggerKind } from "../rule_values.ts";

/** What each trigger sees, one and many. */
const seenWords: Partial<Record<TriggerKind, readonly [one: string, many: string]>> = {
  OFFER_READY: ["oferta aprovada", "ofertas aprovadas"],
  COUPON_PROVEN: ["cupom conferido", "cupons conferidos"],
  COUPON_ENDING: ["cupom no fim", "cupons no fim"],
  FREE_SLOT: ["horário livre", "horários livres"],
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
