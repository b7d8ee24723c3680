import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useMakeOffersBatchMutation } from "../../__generated__/useMakeOffersBatchMutation.graphql.ts";
import type { useMakeOffersMutation } from "../../__generated__/useMakeOffersMutation.graphql.ts";
import type { useMakeOffersProductMutation } from "../../__generated__/useMakeOffersProductMutation.graphql.ts";
import { batchPath, offerPath } from "../../paths.ts";
import { commit } from "../../relay/commit.ts";
import { freshKey } from "../../shared/fresh_key.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import type { FoundProduct } from "./found_product.ts";

/** Most links of one batch. */
export const MOST_AT_ONCE = 50;

type Result = { readonly id?: string | undefined; readonly message?: string | undefined };

/**
 * Makes an offer of one product and opens it, or a batch of several and shows it. `busyUrl` is the
 * address of the one that is being made, "" while a batch is, null while nothing is.
 */
export function useMakeOffers(onMade: () => void) {
  const navigate = useNavigate();
  const [runAction, isBusy] = useMutationAction();
  const [url, setUrl] = useState("");
  // By address, until its request is answered: a retry creates no second offer.
  const [keys] = useState(() => new Map<string, string>());
  const run = (text: string, send: (key: string) => Promise<Result>, to: (id: string) => string) =>
    void runAction(async () => {
      const key = keys.get(text) ?? freshKey();
      keys.set(text, key);
      const { id, message } = await send(key);
      keys.delete(text);
      if (!id) return message ?? null;
      onMade();
      navigate(to(id));
      return null;
    });
  const makeOne = (product: FoundProduct) => {
    setUrl(product.url);
    run(product.url, (key) => createOffer(product, key), offerPath);
  };
  const makeAll = (products: readonly FoundProduct[]) => {
    const [only] = products;
    if (products.length === 1) return makeOne(only!);
    setUrl("");
    const text = products.map(({ url }) => url).join("\n");
    run(text, (key) => createBatch(text, key), batchPath);
  };
  return { makeOne, makeAll, busyUrl: isBusy ? url : null };
}

async function createOffer({ url, productId }: FoundProduct, key: string): Promise<Result> {
  if (productId !== null) {
    const { createOfferFromProduct } = await commit<useMakeOffersProductMutation>(
      graphql`
        mutation useMakeOffersProductMutation($input: CreateOfferFromProductInput!) {
          createOfferFromProduct(input: $input) {
            ... on Offer {
              id
            }
            ... on UserError {
              message
            }
          }
        }
      `,
      { input: { productId, key } },
    );
    return createOfferFromProduct;
  }
  const { createOffer } = await commit<useMakeOffersMutation>(
    graphql`
      mutation useMakeOffersMutation($input: CreateOfferInput!) {
        createOffer(input: $input) {
          ... on Offer {
            id
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    { input: { url, key } },
  );
  return createOffer;
}

async function createBatch(text: string, key: string): Promise<Result> {
  const { createLinkBatch } = await commit<useMakeOffersBatchMutation>(
    graphql`
      mutation useMakeOffersBatchMutation($input: CreateLinkBatchInput!) {
        createLinkBatch(input: $input) {
          ... on LinkBatch {
            id
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    { input: { text, key } },
  );
  return createLinkBatch;
}
