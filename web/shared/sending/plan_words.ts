import type { SendingWarning } from "../../__generated__/useSendingPlanQuery.graphql.ts";
import type { Tone } from "../../ui/display/Chip.tsx";
import { aroundTimeLabel } from "../../ui/text/clock.ts";
import { countLabel, numberLabel } from "../../ui/text/numbers.ts";
import { joined } from "../dispatches/dispatch_words.ts";

/** What speaks against sending to a group, and what follows from it. */
export const warnings: Record<
  SendingWarning,
  {
    readonly tone: Tone;
    readonly words: string;
    /** It has the offer, or may have it: sending is doing so again. */
    readonly isRepeat: boolean;
    /** Nothing can go there. */
    readonly isBarred: boolean;
  }
> = {
  ALREADY_SENT: { tone: "doubt", words: "Já recebeu", isRepeat: true, isBarred: false },
  ALREADY_QUEUED: { tone: "doubt", words: "Já na fila", isRepeat: true, isBarred: false },
  IN_DOUBT: { tone: "doubt", words: "Em dúvida", isRepeat: true, isBarred: false },
  NOT_READY: { tone: "wrong", words: "Não pode receber", isRepeat: false, isBarred: true },
  TOO_LATE: { tone: "doubt", words: "Passa do prazo", isRepeat: false, isBarred: false },
};

/** Whether one sends there only knowingly, if at all. */
export const isAgainst = (warning: SendingWarning) =>
  warnings[warning].isRepeat || warnings[warning].isBarred;

type Planned = { readonly expectedAt?: string | null | undefined };
type Plan = {
  readonly messages: number;
  readonly messagesLeft?: number | null | undefined;
  readonly dispatches: readonly Planned[];
};

/** "3 mensagens · termina por volta de 14:36 · restam 150 neste mês" */
export function planSentence({ messages, messagesLeft, dispatches }: Plan, now: number): string {
  const ends = dispatches.flatMap(({ expectedAt }) => expectedAt ?? [])
    .reduce<string | null>((last, at) => last === null || at > last ? at : last, null);
  return joined(
    countLabel(messages, "mensagem", "mensagens"),
    ends && `termina ${aroundTimeLabel(ends, now)}`,
    messagesLeft != null &&
      `${messagesLeft === 1 ? "resta" : "restam"} ${numberLabel(messagesLeft)} neste mês`,
  );
}
