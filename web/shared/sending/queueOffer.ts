import { graphql } from "react-relay";
import type {
  queueOfferMutation,
  SendOfferInput,
} from "../../__generated__/queueOfferMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import type { Repeats } from "./AgainDialog.tsx";

/** What came of asking to send an offer. */
export type Queued =
  | { readonly kind: "queued" }
  | { readonly kind: "alreadySent"; readonly repeats: Repeats }
  | { readonly kind: "refused"; readonly code: string | undefined; readonly message: string };

/** Puts an offer into the queue of its groups; asking twice for one occasion is asking once. */
export async function queueOffer(input: SendOfferInput): Promise<Queued> {
  const { sendOffer: answer } = await commit<queueOfferMutation>(
    graphql`
      mutation queueOfferMutation($input: SendOfferInput!) {
        sendOffer(input: $input) {
          ...offerWhole_offer @alias
          ... on AlreadySent {
            groups {
              title
            }
            waitingGroups {
              title
            }
            lastSentAt
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  const { code, message, groups, waitingGroups, lastSentAt } = answer;
  if (!message) return { kind: "queued" };
  if (!groups || !waitingGroups) return { kind: "refused", code, message };
  const titles = (of: typeof groups) => of.map(({ title }) => title);
  return {
    kind: "alreadySent",
    repeats: { sent: titles(groups), queued: titles(waitingGroups), lastAt: lastSentAt ?? null },
  };
}
