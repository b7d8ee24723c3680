import { fetchQuery, graphql } from "react-relay";
import type { repeatsBeforeQuery } from "../../__generated__/repeatsBeforeQuery.graphql.ts";
import { environment } from "../../relay/environment.ts";
import type { Repeats } from "./AgainDialog.tsx";

/** Which of these groups have an offer already, or will. @throws RequestFailure */
export async function repeatsBefore(
  offerId: string,
  groupIds: readonly string[],
): Promise<Repeats> {
  const answer = await fetchQuery<repeatsBeforeQuery>(
    environment,
    graphql`
      query repeatsBeforeQuery($offerId: ID!, $groupIds: [ID!]!) {
        node(id: $offerId) {
          ... on Offer {
            lastSentAt
            sendingPlan(groupIds: $groupIds) {
              dispatches {
                warning
                group {
                  title
                }
              }
            }
          }
        }
      }
    `,
    { offerId, groupIds },
  ).toPromise();
  const planned = answer?.node?.sendingPlan?.dispatches ?? [];
  const titles = (...of: readonly string[]) =>
    planned.filter(({ warning }) => of.includes(warning ?? "")).map(({ group }) => group.title);
  return {
    sent: titles("ALREADY_SENT", "IN_DOUBT"),
    queued: titles("ALREADY_QUEUED"),
    lastAt: answer?.node?.lastSentAt ?? null,
  };
}
