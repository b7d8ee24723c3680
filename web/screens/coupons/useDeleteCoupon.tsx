import { graphql, useMutation } from "react-relay";
import type { useDeleteCouponMutation } from "../../__generated__/useDeleteCouponMutation.graphql.ts";
import { useDeed } from "../../shared/useDeed.ts";
import { useTroubleNotice } from "../../shared/useTroubleNotice.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { focusContent } from "../../browser/accessibility.ts";
import { useNotices } from "../../ui/overlays/notices.ts";
import { restoreCoupon } from "./restoreCoupon.ts";

const UNDO_SHOWN = 12_000; // ms; the server keeps it for days

/** Deletes a coupon at once; a snackbar brings it back. */
export function useDeleteCoupon(refresh: () => void) {
  const { showNotice, closeNotice } = useNotices();
  const tellTrouble = useTroubleNotice();
  const [run] = useDeed();
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
                run(() => restoreCoupon(id), refresh);
              }}
            >
              Desfazer
            </Button>
          ),
        });
      },
      onError: tellTrouble,
    });
}
