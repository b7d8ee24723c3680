import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  useSendingPlanQuery,
  useSendingPlanQuery$data,
} from "../../__generated__/useSendingPlanQuery.graphql.ts";
import { failureMessage } from "../../relay/request.ts";
import { type When, whenInput } from "./useSendChoice.ts";

export type SendingPlan = NonNullable<
  NonNullable<useSendingPlanQuery$data["node"]>["sendingPlan"]
>;

const DEBOUNCE = 250; // ms

/**
 * What a sending would come to: asked anew as the choice changes, the last answer staying meanwhile.
 * `isCurrent` says whether it answers the choice as it stands.
 */
export function useSendingPlan(
  offerId: string,
  groupIds: readonly string[],
  when: When,
  timeZone: string,
) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ plan: SendingPlan | null; asked: string }>();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const variables = { offerId, groupIds, ...whenInput(when, timeZone) };
  const asked = JSON.stringify(variables);
  useEffect(() => {
    if (groupIds.length === 0) return;
    let request: { unsubscribe(): void } | undefined;
    const ask = () => {
      request = fetchQuery<useSendingPlanQuery>(environment, query, variables).subscribe({
        next: ({ node }) => {
          setTrouble(null);
          setAnswer({ plan: node?.sendingPlan ?? null, asked });
        },
        error: (error: unknown) => setTrouble(failureMessage(error)),
      });
    };
    const timer = setTimeout(ask, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, asked, attempt]);
  return {
    plan: answer?.plan ?? null,
    isCurrent: answer?.asked === asked,
    trouble,
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
          refusal
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
