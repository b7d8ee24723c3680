import { aroundTimeLabel, durationLabel } from "../../ui/text/clock.ts";
import { numberLabel } from "../../ui/text/numbers.ts";
import { secondsText } from "../sending/pace_words.ts";

type Outlook = {
  readonly gapMs: number;
  readonly perHour: number;
  readonly perDay: number;
  readonly hasOwnCap: boolean;
  readonly sentLastDay: number;
  readonly nextAt?: string | null | undefined;
};

/** Says when a group may next get a message. */
export const nextWords = ({ nextAt }: Pick<Outlook, "nextAt">, now: number): string => {
  if (!nextAt) return "Parado até alguém agir.";
  return Date.parse(nextAt) <= now
    ? "Pode receber agora."
    : `Próxima mensagem ${aroundTimeLabel(nextAt, now)}.`;
};

/** Says what holds in a group: the stricter of its own limits and the account's. */
export function paceWords({ gapMs, perHour, perDay, hasOwnCap, sentLastDay }: Outlook): string {
  const gap = gapMs < MINUTE
    ? `${secondsText(gapMs)} s`
    : durationLabel(Math.round(gapMs / MINUTE));
  const shared = hasOwnCap ? "" : ", somando os grupos da conta";
  return `Vale hoje: ${gap} entre mensagens, até ${numberLabel(perHour)} por hora e ` +
    `${numberLabel(perDay)} por dia${shared}. Em 24 h recebeu ${numberLabel(sentLastDay)}.`;
}

const MINUTE = 60_000; // ms
