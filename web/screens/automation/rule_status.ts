import { dayAndClockLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";

const date = new Intl.DateTimeFormat("pt-BR", { day: "numeric", month: "short" });
/** Words a day without the full stop of its month: "3 de nov". */
const dayWords = (at: string) => date.format(new Date(at)).replace(/\.$/, "");

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
  const since = (at: string | null | undefined) => at ? ` em ${dayWords(at)}` : "";
  switch (rule.status) {
    case "ENABLED": {
      const from = rule.enabledAt ? `Ligada desde ${dayWords(rule.enabledAt)}.` : "";
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

const REASONS = "Nada sai sem deixar o motivo escrito.";

/** Words how many rules work: "2 regras ligadas, 1 pausada. Nada sai sem deixar o motivo escrito." */
export function rulesNote(statuses: readonly string[]): string {
  const off = statuses.filter((status) => status === "DISABLED").length;
  const enabled = statuses.filter((status) => status === "ENABLED").length;
  const groups = [
    [enabled, "ligada", "ligadas"],
    [statuses.length - enabled - off, "pausada", "pausadas"],
    [off, "desligada", "desligadas"],
  ] as const;
  const words = groups.filter(([count]) => count > 0).map(([count, one, many], at) =>
    at > 0 ? countLabel(count, one, many) : countLabel(count, `regra ${one}`, `regras ${many}`)
  );
  return `${words.length === 0 ? "Nenhuma regra ainda" : words.join(", ")}. ${REASONS}`;
}
