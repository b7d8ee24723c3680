import { graphql, useMutation } from "react-relay";
import type { useDeleteCouponMutation } from "../../__generated__/useDeleteCouponMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { restoreCoupon } from "./restoreCoupon.ts";

const UNDO_SHOWN = 12_000; // ms; the server keeps it for days

/** Deletes a coupon at once; a snackbar brings it back. */
export function useDeleteCoupon(refresh: () => void) {
  const { showNotice, closeNotice } = useNotices();
  const showError = useErrorNotice();
  const [runAction] = useMutationAction();
  const [commit] = useMutation<useDeleteCouponMutation>(graphql`
    mutation useDeleteCouponMutation($input: DeleteCouponInput!) {
      deleteCoupon(input: $input) {
        ... on DeletedCoupon {
          couponId @deleteRecord
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  return (id: string) =>
    void commit({
      variables: { input: { id } },
      onCompleted({ deleteCoupon: { message } }) {
        if (message) return void showNotice(message, { variant: "error" });
        showNotice("Cupom excluído.", {
          autoHideDuration: UNDO_SHOWN,
          onExited: () => void (document.activeElement === document.body && focusContent()),
          action: (snackbar) => (
            <Button
              autoFocus // its row, and the row's button, are gone
              onClick={() => {
                closeNotice(snackbar);
                runAction(() => restoreCoupon(id), refresh);
              }}
            >
              Desfazer
            </Button>
          ),
        });
      },
      onError: showError,
    });
}
