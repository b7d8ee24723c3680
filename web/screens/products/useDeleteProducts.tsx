import { graphql, useMutation } from "react-relay";
import type { useDeleteProductsMutation } from "../../__generated__/useDeleteProductsMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/count.ts";
import { restoreProducts } from "./restoreProducts.ts";

const UNDO_SHOWN = 12_000; // ms; the server keeps them for days

/** Deletes products at once; a snackbar brings them back. */
export function useDeleteProducts(refresh?: () => void) {
  const { showNotice, closeNotice } = useNotices();
  const showError = useErrorNotice();
  const [runAction] = useMutationAction();
  const [commit] = useMutation<useDeleteProductsMutation>(graphql`
    mutation useDeleteProductsMutation($input: DeleteProductsInput!) {
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
