import { graphql, useMutation } from "react-relay";
import type { productMutationsDeleteMutation } from "../../__generated__/productMutationsDeleteMutation.graphql.ts";
import type { productMutationsRestoreMutation } from "../../__generated__/productMutationsRestoreMutation.graphql.ts";
import type {
  productMutationsUpdateMutation,
  UpdateProductsInput,
} from "../../__generated__/productMutationsUpdateMutation.graphql.ts";
import { announce } from "../../browser/accessibility.ts";
import { commit } from "../../relay/commit.ts";
import { showUndoNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { isReadDue } from "./product_state.ts";

export type TaggedProduct = { readonly id: string; readonly tags: readonly string[] };

/** Updates the tags and the note of products, or schedules a read. */
export function useUpdateProducts(onUpdated?: () => void) {
  const showError = useErrorNotice();
  const [commit, isUpdating] = useMutation<productMutationsUpdateMutation>(graphql`
    mutation productMutationsUpdateMutation($input: UpdateProductsInput!) {
      updateProducts(input: $input) {
        ... on ChangedProducts {
          products {
            id
            tags
            nextRefreshAt
            ...useProductList_full
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
      products: NonNullable<
        productMutationsUpdateMutation["response"]["updateProducts"]["products"]
      >,
    ) => void,
  ) =>
    void commit({
      variables: { input },
      onCompleted({ updateProducts: { message, products = [] } }) {
        if (message) return void showNotice(message, { variant: "error" });
        announce("Salvo"); // for screen readers: others see the change
        onDone?.(products);
        onUpdated?.();
      },
      onError: showError,
    });
  return [update, isUpdating] as const;
}

/** Schedules a read of products; those read in the last ten minutes are left out, with a notice. */
export function useRefreshProducts(onScheduled?: () => void) {
  const [update, isScheduling] = useUpdateProducts(onScheduled);
  const schedule = (productIds: readonly string[]) =>
    update({ ids: productIds, isRefreshRequested: true }, (products) => {
      const isDue = products.some(({ nextRefreshAt }) => isReadDue(nextRefreshAt, Date.now()));
      showNotice(isDue ? SCHEDULED : FRESH, { variant: isDue ? "success" : "default" });
    });
  return [schedule, isScheduling] as const;
}

const SCHEDULED = "Vamos ler o preço na loja. Em um ou dois minutos ele aparece aqui.";
const FRESH = "O preço foi lido há menos de dez minutos. Espere um pouco para ler de novo.";

/** Deletes products at once, with a notice that restores them. */
export function useDeleteProducts(refresh?: () => void) {
  const showError = useErrorNotice();
  const [runAction] = useMutationAction();
  const [commit] = useMutation<productMutationsDeleteMutation>(graphql`
    mutation productMutationsDeleteMutation($input: DeleteProductsInput!) {
      deleteProducts(input: $input) {
        ... on DeletedProducts {
          productIds @deleteRecord
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  return (productIds: readonly string[], onDeleted?: () => void) =>
    void commit({
      variables: { input: { ids: productIds } },
      onCompleted({ deleteProducts: { message } }) {
        if (message) return void showNotice(message, { variant: "error" });
        onDeleted?.();
        const count = productIds.length;
        const restore = () => void runAction(() => restoreProducts(productIds), refresh);
        showUndoNotice(
          count === 1
            ? "Produto excluído."
            : countLabel(count, "produto excluído.", "produtos excluídos."),
          restore,
        );
        refresh?.();
      },
      onError: showError,
    });
}

/** Restores deleted products. Resolves to the error message, or null. */
export async function restoreProducts(productIds: readonly string[]): Promise<string | null> {
  const { restoreProducts: result } = await commit<productMutationsRestoreMutation>(
    graphql`
      mutation productMutationsRestoreMutation($input: RestoreProductsInput!) {
        restoreProducts(input: $input) {
          ... on ChangedProducts {
            products {
              ...useProductList_full
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { ids: productIds } },
  );
  return result.message ?? null;
}
