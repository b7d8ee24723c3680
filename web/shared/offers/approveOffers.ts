import { graphql } from "react-relay";
import type { approveOffersMutation } from "../../__generated__/approveOffersMutation.graphql.ts";
import type { approveOffersUnapproveOffersMutation } from "../../__generated__/approveOffersUnapproveOffersMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Calls drafts ready to be sent. @returns why not, null once it is done. */
export async function approveOffers(ids: readonly string[]): Promise<string | null> {
  const { approveOffers: answer } = await commit<approveOffersMutation>(
    graphql`
      mutation approveOffersMutation($input: ApproveOffersInput!) {
        approveOffers(input: $input) {
          ... on ChangedOffers {
            offers {
              ...useOfferChanges_full
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

/** Makes approved offers drafts again. @returns why not, null once it is done. */
export async function unapproveOffers(ids: readonly string[]): Promise<string | null> {
  const { unapproveOffers: answer } = await commit<approveOffersUnapproveOffersMutation>(
    graphql`
      mutation approveOffersUnapproveOffersMutation($input: UnapproveOffersInput!) {
        unapproveOffers(input: $input) {
          ... on ChangedOffers {
            offers {
              ...useOfferChanges_full
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
