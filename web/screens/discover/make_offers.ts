import { graphql } from "react-relay";
import type { makeOffersBatchMutation } from "../../__generated__/makeOffersBatchMutation.graphql.ts";
import type { makeOffersMutation } from "../../__generated__/makeOffersMutation.graphql.ts";
import type { makeOffersProductMutation } from "../../__generated__/makeOffersProductMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import type { FoundProduct } from "./found_product.ts";

type Result = { readonly id?: string | undefined; readonly message?: string | undefined };

/** Makes an offer of one product: its id, or the sentence of the refusal. @throws RequestFailure */
export async function createOffer({ url, productId }: FoundProduct, key: string): Promise<Result> {
  if (productId !== null) {
    const { createOfferFromProduct } = await commit<makeOffersProductMutation>(
      graphql`
        mutation makeOffersProductMutation($input: CreateOfferFromProductInput!) {
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
      { input: { productId, key } },
    );
    return createOfferFromProduct;
  }
  const { createOffer } = await commit<makeOffersMutation>(
    graphql`
      mutation makeOffersMutation($input: CreateOfferInput!) {
        createOffer(input: $input) {
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
    { input: { url, key } },
  );
  return createOffer;
}

/** Makes a batch of the links in a text: its id, or the sentence of the refusal. @throws RequestFailure */
export async function createBatch(text: string, key: string): Promise<Result> {
  const { createLinkBatch } = await commit<makeOffersBatchMutation>(
    graphql`
      mutation makeOffersBatchMutation($input: CreateLinkBatchInput!) {
        createLinkBatch(input: $input) {
          ... on LinkBatch {
            id
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { text, key } },
  );
  return createLinkBatch;
}
