import { graphql } from "react-relay";
import type { createOfferMutation } from "../../__generated__/createOfferMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Makes a draft of a product. @returns its id, or why not. */
export async function createOffer(
  productId: string,
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
    { input: { productId } },
  );
  return answer.id ? { offerId: answer.id } : { refusal: answer.message! };
}
