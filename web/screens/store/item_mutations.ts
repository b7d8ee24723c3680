import { graphql } from "react-relay";
import type { itemMutationsPinMutation } from "../../__generated__/itemMutationsPinMutation.graphql.ts";
import type {
  itemMutationsPlaceMutation,
  UpdateStoreItemsInput,
} from "../../__generated__/itemMutationsPlaceMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Saves which offers come first, in their order; resolves to the error message, or null. */
export async function pinOffers(ids: readonly string[]): Promise<string | null> {
  const { updateStore } = await commit<itemMutationsPinMutation>(
    graphql`
      mutation itemMutationsPinMutation($input: UpdateStoreInput!) {
        updateStore(input: $input) {
          ...StoreScreen_store @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { pinnedOfferIds: [...ids] } },
  );
  return updateStore.message ?? null;
}

/** Places offers in the store; resolves to the error message, or null. */
export async function placeOffers(input: UpdateStoreItemsInput): Promise<string | null> {
  const { updateStoreItems } = await commit<itemMutationsPlaceMutation>(
    graphql`
      mutation itemMutationsPlaceMutation($input: UpdateStoreItemsInput!) {
        updateStoreItems(input: $input) {
          ...StoreScreen_store @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return updateStoreItems.message ?? null;
}
