import { graphql } from "react-relay";
import type { approveOffersMutation } from "../../__generated__/approveOffersMutation.graphql.ts";
import type { approveOffersUnapproveOffersMutation } from "../../__generated__/approveOffersUnapproveOffersMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Approves drafts for sending. @returns the error message, or null on success. */
export async function approveOffers(ids: readonly string[]): Promise<string | null> {
  const { approveOffers: result } = await commit<approveOffersMutation>(
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
  return result.message ?? null;
}

/** Turns approved offers back into drafts. @returns the error message, or null on success. */
export async function unapproveOffers(ids: readonly string[]): Promise<string | null> {
  const { unapproveOffers: result } = await commit<approveOffersUnapproveOffersMutation>(
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
  return result.message ?? null;
}
