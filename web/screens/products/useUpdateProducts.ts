import { graphql, useMutation } from "react-relay";
import type {
  UpdateProductsInput,
  useUpdateProductsMutation,
} from "../../__generated__/useUpdateProductsMutation.graphql.ts";
import { announce } from "../../browser/accessibility.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";

export type TaggedProduct = { readonly id: string; readonly tags: readonly string[] };

/** Changes the tags and the note of products, or has them read soon; a live list needs no telling. */
export function useUpdateProducts(onUpdated?: () => void) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit, isUpdating] = useMutation<useUpdateProductsMutation>(graphql`
    mutation useUpdateProductsMutation($input: UpdateProductsInput!) {
      updateProducts(input: $input) {
        ... on ChangedProducts {
          products {
            id
            tags
            nextReadAt
            ...productWhole_product
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const update = (
    input: UpdateProductsInput,
    onDone?: (
      products: NonNullable<useUpdateProductsMutation["response"]["updateProducts"]["products"]>,
    ) => void,
  ) =>
    void commit({
      variables: { input },
      onCompleted({ updateProducts: { message, products = [] } }) {
        if (message) return void showNotice(message, { variant: "error" });
        announce("Salvo"); // to the eye, the change itself says so
        onDone?.(products);
        onUpdated?.();
      },
      onError: showError,
    });
  return [update, isUpdating] as const;
}
