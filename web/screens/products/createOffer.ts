import { graphql } from "react-relay";
import type {
  CreateOfferFromProductInput,
  createOfferMutation,
} from "../../__generated__/createOfferMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Makes a draft of a product, one for each key. @returns its id, or why not. */
export async function createOffer(
  input: CreateOfferFromProductInput,
): Promise<{ readonly offerId: string } | { readonly refusal: string }> {
  const { createOfferFromProduct: answer } = await commit<createOfferMutation>(
    graphql`
      mutation createOfferMutation($input: CreateOfferFromProductInput!) {
        createOfferFromProduct(input: $input) {
          ... on Offer {
            id
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
  return answer.id ? { offerId: answer.id } : { refusal: answer.message! };
}
