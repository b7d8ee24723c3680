import { graphql } from "react-relay";
import type { unapproveOffersMutation } from "../../__generated__/unapproveOffersMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Makes approved offers drafts again. @returns why not, null once it is done. */
export async function unapproveOffers(ids: readonly string[]): Promise<string | null> {
  const { unapproveOffers: answer } = await commit<unapproveOffersMutation>(
    graphql`
      mutation unapproveOffersMutation($input: UnapproveOffersInput!) {
        unapproveOffers(input: $input) {
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
