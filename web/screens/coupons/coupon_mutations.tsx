import { graphql, useMutation } from "react-relay";
import type { couponMutationsDeleteMutation } from "../../__generated__/couponMutationsDeleteMutation.graphql.ts";
import type { couponMutationsRestoreMutation } from "../../__generated__/couponMutationsRestoreMutation.graphql.ts";
import type {
  couponMutationsVoteMutation,
  VoteOnCouponInput,
} from "../../__generated__/couponMutationsVoteMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { commit } from "../../relay/commit.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";

const UNDO_SHOWN = 12_000; // ms; the server keeps it for days

/** Deletes a coupon at once; a snackbar brings it back. */
export function useDeleteCoupon(refresh: () => void) {
  const { showNotice, closeNotice } = useNotices();
  const showError = useErrorNotice();
  const [runAction] = useMutationAction();
  const [commit] = useMutation<couponMutationsDeleteMutation>(graphql`
    mutation couponMutationsDeleteMutation($input: DeleteCouponInput!) {
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

/** Brings a deleted coupon back. @returns why not, null once it is back. */
async function restoreCoupon(id: string): Promise<string | null> {
  const { restoreCoupon: answer } = await commit<couponMutationsRestoreMutation>(
    graphql`
      mutation couponMutationsRestoreMutation($input: RestoreCouponInput!) {
        restoreCoupon(input: $input) {
          ...useCouponList_full @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id } },
  );
  return answer.message ?? null;
}

/** Says that a coupon worked, or did not. @returns why not, null once it is said. */
export async function voteOnCoupon(input: VoteOnCouponInput): Promise<string | null> {
  const { voteOnCoupon: answer } = await commit<couponMutationsVoteMutation>(
    graphql`
      mutation couponMutationsVoteMutation($input: VoteOnCouponInput!) {
        voteOnCoupon(input: $input) {
          ...useCouponList_full @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return answer.message ?? null;
}
