import { graphql } from "react-relay";
import type { restoreProductsMutation } from "../../__generated__/restoreProductsMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Brings deleted products back. @returns why not, null once they are back. */
export async function restoreProducts(productIds: readonly string[]): Promise<string | null> {
  const { restoreProducts: answer } = await commit<restoreProductsMutation>(
    graphql`
      mutation restoreProductsMutation($input: RestoreProductsInput!) {
        restoreProducts(input: $input) {
          ... on ChangedProducts {
            products {
              ...productWhole_product
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { productIds } },
  );
  return answer.message ?? null;
}
