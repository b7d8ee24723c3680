import { graphql, useMutation } from "react-relay";
import type { productMutationsDeleteMutation } from "../../__generated__/productMutationsDeleteMutation.graphql.ts";
import type { productMutationsRestoreMutation } from "../../__generated__/productMutationsRestoreMutation.graphql.ts";
import type {
  productMutationsUpdateMutation,
  UpdateProductsInput,
} from "../../__generated__/productMutationsUpdateMutation.graphql.ts";
import { announce, focusContent } from "../../browser/accessibility.ts";
import { commit } from "../../relay/commit.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/count.ts";
import { isReadDue } from "./product_state.ts";

export type TaggedProduct = { readonly id: string; readonly tags: readonly string[] };

/** Changes the tags and the note of products, or has them read soon; a live list needs no telling. */
export function useUpdateProducts(onUpdated?: () => void) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit, isUpdating] = useMutation<productMutationsUpdateMutation>(graphql`
    mutation productMutationsUpdateMutation($input: UpdateProductsInput!) {
      updateProducts(input: $input) {
        ... on ChangedProducts {
          products {
            id
            tags
            nextReadAt
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
        announce("Salvo"); // to the eye, the change itself says so
        onDone?.(products);
        onUpdated?.();
      },
      onError: showError,
    });
  return [update, isUpdating] as const;
}

/** Has products read soon; what was read in the last ten minutes is not read again, and that is said. */
export function useRefreshProducts(onAsked?: () => void) {
  const { showNotice } = useNotices();
  const [update, isAsking] = useUpdateProducts(onAsked);
  const readAgain = (productIds: readonly string[]) =>
    update({ productIds, refresh: true }, (products) => {
      const isAny = products.some(({ nextReadAt }) => isReadDue(nextReadAt, Date.now()));
      showNotice(isAny ? ON_ITS_WAY : FRESH, { variant: isAny ? "success" : "default" });
    });
  return [readAgain, isAsking] as const;
}

const ON_ITS_WAY = "Vamos ler o preço na loja. Em um ou dois minutos ele aparece aqui.";
const FRESH = "O preço foi lido há menos de dez minutos. Espere um pouco para ler de novo.";

const UNDO_SHOWN = 12_000; // ms; the server keeps them for days

/** Deletes products at once; a snackbar brings them back. */
export function useDeleteProducts(refresh?: () => void) {
  const { showNotice, closeNotice } = useNotices();
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
      variables: { input: { productIds } },
      onCompleted({ deleteProducts: { message } }) {
        if (message) return void showNotice(message, { variant: "error" });
        onDeleted?.();
        const told = countLabel(productIds.length, "produto excluído.", "produtos excluídos.");
        showNotice(productIds.length === 1 ? "Produto excluído." : told, {
          autoHideDuration: UNDO_SHOWN,
          onExited: () => void (document.activeElement === document.body && focusContent()),
          action: (snackbar) => (
            <Button
              autoFocus // the rows, and their buttons, are gone
              onClick={() => {
                closeNotice(snackbar);
                runAction(() => restoreProducts(productIds), refresh);
              }}
            >
              Desfazer
            </Button>
          ),
        });
        refresh?.();
      },
      onError: showError,
    });
}

/** Brings deleted products back. @returns why not, null once they are back. */
export async function restoreProducts(productIds: readonly string[]): Promise<string | null> {
  const { restoreProducts: answer } = await commit<productMutationsRestoreMutation>(
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
    { input: { productIds } },
  );
  return answer.message ?? null;
}
