import { dayAndClockLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";

const day = new Intl.DateTimeFormat("pt-BR", { day: "numeric", month: "short" });

type Standing = {
  readonly status: string;
  readonly enabledAt?: string | null | undefined;
  readonly pausedAt?: string | null | undefined;
  readonly activity: { readonly matchedToday: number };
};

/** The word beside the switch of a rule. */
export const switchLabel = (status: string) =>
  status === "ENABLED" ? "Ligada" : status === "DISABLED" ? "Desligada" : "Pausada";

/** Words what a rule does at present, or why it does nothing. */
export function statusLine(rule: Standing): { text: string; isWarning: boolean } {
  const since = (at: string | null | undefined) => at ? ` em ${day.format(new Date(at))}` : "";
  switch (rule.status) {
    case "ENABLED": {
      const from = rule.enabledAt ? `Ligada desde ${day.format(new Date(rule.enabledAt))}.` : "";
      const { matchedToday } = rule.activity;
      const today = matchedToday > 0
        ? ` Hoje agiu ${countLabel(matchedToday, "vez", "vezes")}.`
        : "";
      return { text: `${from}${today}`.trim() || "Ligada.", isWarning: false };
    }
    case "PAUSED_BY_FAILURES":
      return {
        text: `Parou sozinha${
          rule.pausedAt ? ` ${dayAndClockLabel(rule.pausedAt)}` : ""
        }: falhou cinco vezes seguidas`,
        isWarning: true,
      };
    case "PAUSED_BY_PLAN":
      return { text: "O plano acabou: ela volta com ele, sem atrasados", isWarning: true };
    case "PAUSED_BY_STOP":
      return { text: "Parada com todas as outras", isWarning: false };
    default:
      return { text: `Desligada${since(rule.pausedAt)}. Não faz nada.`, isWarning: false };
  }
}

/** Words how many rules work: "2 regras ligadas, 1 pausada. Nada sai sem deixar o motivo escrito." */
export function rulesNote(statuses: readonly string[]): string {
  const count = (test: (status: string) => boolean) => statuses.filter(test).length;
  const enabled = count((status) => status === "ENABLED");
  const off = count((status) => status === "DISABLED");
  const paused = statuses.length - enabled - off;
  const words = [
    enabled > 0 || statuses.length === 0
      ? countLabel(enabled, "regra ligada", "regras ligadas")
      : "",
    paused > 0 ? countLabel(paused, "pausada", "pausadas") : "",
    off > 0 ? countLabel(off, "desligada", "desligadas") : "",
  ].filter(Boolean).join(", ");
  return `${words}. Nada sai sem deixar o motivo escrito.`;
}
