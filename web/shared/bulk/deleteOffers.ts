import { graphql } from "react-relay";
import type { deleteOffersMutation } from "../../__generated__/deleteOffersMutation.graphql.ts";
import type { deleteOffersRestoreMutation } from "../../__generated__/deleteOffersRestoreMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Deletes offers one by one. @returns those that are gone, and the first refusal. */
export async function deleteOffers(ids: readonly string[]) {
  const gone: string[] = [];
  for (const id of ids) {
    const { deleteOffer: { message } } = await commit<deleteOffersMutation>(
      graphql`
        mutation deleteOffersMutation($input: DeleteOfferInput!) {
          deleteOffer(input: $input) {
            ... on DeletedOffer {
              offerId @deleteRecord
            }
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input: { id } },
    );
    if (message) return { gone, refusal: message };
    gone.push(id);
  }
  return { gone, refusal: null };
}

/** Brings deleted offers back; open lists hear of them as of any change. @returns a refusal. */
export async function restoreOffers(ids: readonly string[]): Promise<string | null> {
  for (const id of ids) {
    const { restoreOffer: { message } } = await commit<deleteOffersRestoreMutation>(
      graphql`
        mutation deleteOffersRestoreMutation($input: RestoreOfferInput!) {
          restoreOffer(input: $input) {
            ...offerWhole_offer @alias
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input: { id } },
    );
    if (message) return message;
  }
  return null;
}
