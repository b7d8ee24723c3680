import { graphql, useMutation } from "react-relay";
import type { useDeleteCouponMutation } from "../../__generated__/useDeleteCouponMutation.graphql.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { focusContent } from "../../ui/focus.ts";
import { useNotices } from "../../ui/notices.ts";
import { restoreCoupon } from "./restoreCoupon.ts";

const UNDO_SHOWN = 12_000; // ms; the server keeps it for days

/** Deletes a coupon at once; a snackbar brings it back. */
export function useDeleteCoupon(refresh: () => void) {
  const { enqueueSnackbar, closeSnackbar } = useNotices();
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
        if (message) return void enqueueSnackbar(message, { variant: "error" });
        enqueueSnackbar("Cupom excluído.", {
          autoHideDuration: UNDO_SHOWN,
          onExited: () => void (document.activeElement === document.body && focusContent()),
          action: (snackbar) => (
            <Button
              autoFocus // its row, and the row's button, are gone
              onClick={() => {
                closeSnackbar(snackbar);
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
