import { graphql, useMutation } from "react-relay";
import type { couponMutationsDeleteMutation } from "../../__generated__/couponMutationsDeleteMutation.graphql.ts";
import type { couponMutationsRestoreMutation } from "../../__generated__/couponMutationsRestoreMutation.graphql.ts";
import type {
  couponMutationsVoteMutation,
  VoteOnCouponInput,
} from "../../__generated__/couponMutationsVoteMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { showUndoNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { showNotice } from "../../ui/overlays/notices.ts";

/** Deletes a coupon at once, with a notice that restores it. */
export function useDeleteCoupon(refresh: () => void) {
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
        showUndoNotice("Cupom excluído.", () => void runAction(() => restoreCoupon(id), refresh));
      },
      onError: showError,
    });
}

/** Restores a deleted coupon. Resolves to the error message, or null. */
async function restoreCoupon(id: string): Promise<string | null> {
  const { restoreCoupon: result } = await commit<couponMutationsRestoreMutation>(
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
  return result.message ?? null;
}

/** Records whether a coupon worked. Resolves to the error message, or null. */
export async function voteOnCoupon(input: VoteOnCouponInput): Promise<string | null> {
  const { voteOnCoupon: result } = await commit<couponMutationsVoteMutation>(
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
  return result.message ?? null;
}
