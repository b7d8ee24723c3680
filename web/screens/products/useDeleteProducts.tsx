import { graphql, useMutation } from "react-relay";
import type { useDeleteProductsMutation } from "../../__generated__/useDeleteProductsMutation.graphql.ts";
import { useDeed } from "../../shared/useDeed.ts";
import { useTroubleNotice } from "../../shared/useTroubleNotice.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/count.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { useNotices } from "../../ui/overlays/notices.ts";
import { restoreProducts } from "./restoreProducts.ts";

const UNDO_SHOWN = 12_000; // ms; the server keeps them for days

/** Deletes products at once; a snackbar brings them back. */
export function useDeleteProducts(refresh?: () => void) {
  const { showNotice, closeNotice } = useNotices();
  const tellTrouble = useTroubleNotice();
  const [run] = useDeed();
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
                run(() => restoreProducts(productIds), refresh);
              }}
            >
              Desfazer
            </Button>
          ),
        });
        refresh?.();
      },
      onError: tellTrouble,
    });
}
