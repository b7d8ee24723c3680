import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  PlannedLink,
  SendingWarning,
  useSendingPlanQuery,
  useSendingPlanQuery$data,
} from "../../__generated__/useSendingPlanQuery.graphql.ts";
import { failureMessage } from "../../relay/request.ts";
import type { Tone } from "../../ui/display/Chip.tsx";
import { aroundTimeLabel } from "../../ui/text/clock.ts";
import { countLabel, numberLabel } from "../../ui/text/numbers.ts";
import { joined } from "../dispatches/dispatch_words.ts";
import { type When, whenInput } from "./useSendChoice.ts";

export type SendingPlan = NonNullable<
  NonNullable<useSendingPlanQuery$data["node"]>["sendingPlan"]
>;

const DEBOUNCE = 250; // ms

/**
 * Fetches the plan of a sending: again, debounced, as the choice changes, with the last plan kept
 * meanwhile. `isCurrent` says whether the plan is of the current choice.
 */
export function useSendingPlan(
  offerId: string,
  groupIds: readonly string[],
  when: When,
  timeZone: string,
) {
  const environment = useRelayEnvironment();
  const [latest, setLatest] = useState<{ plan: SendingPlan | null; requestKey: string }>();
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const variables = { offerId, groupIds, ...whenInput(when, timeZone) };
  const requestKey = JSON.stringify(variables);
  useEffect(() => {
    if (groupIds.length === 0) return;
    let request: { unsubscribe(): void } | undefined;
    const send = () => {
      request = fetchQuery<useSendingPlanQuery>(environment, query, variables).subscribe({
        next: ({ node }) => {
          setError(null);
          setLatest({ plan: node?.sendingPlan ?? null, requestKey });
        },
        error: (cause: unknown) => setError(failureMessage(cause)),
      });
    };
    const timer = setTimeout(send, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, requestKey, attempt]);
  return {
    plan: latest?.plan ?? null,
    isCurrent: latest?.requestKey === requestKey,
    error,
    retry: () => setAttempt(attempt + 1),
  };
}

const query = graphql`
  query useSendingPlanQuery(
    $offerId: ID!
    $groupIds: [ID!]!
    $localTime: String
    $timeZone: String
    $isNextFreeSlot: Boolean
  ) {
    node(id: $offerId) {
      ... on Offer {
        sendingPlan(
          groupIds: $groupIds
          localTime: $localTime
          timeZone: $timeZone
          isNextFreeSlot: $isNextFreeSlot
        ) {
          messages
          messagesLeft
          nextSlotAt
          link
          refusal
          refusalCode
          dispatches {
            expectedAt
            warning
            reason
            group {
              id
            }
          }
        }
      }
    }
  }
`;

/** The words of each warning, and what it means for the choice. */
export const warnings: Record<
  SendingWarning,
  {
    readonly tone: Tone;
    readonly words: string;
    /** The group has the offer, or may have it. */
    readonly isRepeat: boolean;
    /** No message can be sent there. */
    readonly isBarred: boolean;
  }
> = {
  ALREADY_SENT: { tone: "doubt", words: "Já recebeu", isRepeat: true, isBarred: false },
  ALREADY_QUEUED: { tone: "doubt", words: "Já na fila", isRepeat: true, isBarred: false },
  IN_DOUBT: { tone: "doubt", words: "Em dúvida", isRepeat: true, isBarred: false },
  NOT_READY: { tone: "wrong", words: "Não pode receber", isRepeat: false, isBarred: true },
  TOO_LATE: { tone: "doubt", words: "Passa do prazo", isRepeat: false, isBarred: false },
};

/** What becomes of the offer's link. */
export const linkWords: Record<PlannedLink, string> = {
  SHORT: "Nos grupos, o link vai encurtado e medido.",
  SHORT_IN_SOME: "Em parte dos grupos, o link vai encurtado e medido.",
  AMAZON_DIRECT: "Link direto: a Amazon não aceita links encurtados.",
};

/** Whether the group is not picked by default. */
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
