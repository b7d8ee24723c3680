import { graphql } from "react-relay";
import type {
  MergeProductsInput,
  mergeProductsMutation,
} from "../../__generated__/mergeProductsMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Makes several products one. @returns why not, null once they are one. */
export async function mergeProducts(input: MergeProductsInput): Promise<string | null> {
  const { mergeProducts: answer } = await commit<mergeProductsMutation>(
    graphql`
      mutation mergeProductsMutation($input: MergeProductsInput!) {
        mergeProducts(input: $input) {
          ...productWhole_product @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
    (store, answer) => {
      if (!answer?.mergeProducts.message) input.otherIds.forEach((id) => store.delete(id));
    },
  );
  return answer.message ?? null;
}
