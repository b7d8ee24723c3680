import { graphql } from "react-relay";
import type { approveOffersMutation } from "../../__generated__/approveOffersMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Calls drafts ready to be sent. @returns why not, null once it is done. */
export async function approveOffers(ids: readonly string[]): Promise<string | null> {
  const { approveOffers: answer } = await commit<approveOffersMutation>(
    graphql`
      mutation approveOffersMutation($input: ApproveOffersInput!) {
        approveOffers(input: $input) {
          ... on ChangedOffers {
            offers {
              ...offerWhole_offer
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { ids } },
  );
  return answer.message ?? null;
}
