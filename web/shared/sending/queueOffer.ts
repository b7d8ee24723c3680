import { graphql } from "react-relay";
import type {
  queueOfferMutation,
  SendOfferInput,
} from "../../__generated__/queueOfferMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** What came of asking to send an offer. */
export type Queued =
  | { readonly kind: "queued" }
  | { readonly kind: "alreadySent"; readonly titles: readonly string[]; readonly lastAt: string }
  | { readonly kind: "refused"; readonly code: string | undefined; readonly message: string };

/** Puts an offer into the queue of its groups; asking twice for one occasion is asking once. */
export async function queueOffer(input: SendOfferInput): Promise<Queued> {
  const { sendOffer: { code, message, groups, lastSentAt } } = await commit<queueOfferMutation>(
    graphql`
      mutation queueOfferMutation($input: SendOfferInput!) {
        sendOffer(input: $input) {
          ...offerWhole_offer @alias
          ... on AlreadySent {
            groups {
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
  if (!message) return { kind: "queued" };
  if (!groups || !lastSentAt) return { kind: "refused", code, message };
  return { kind: "alreadySent", titles: groups.map(({ title }) => title), lastAt: lastSentAt };
}
