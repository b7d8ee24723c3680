import { graphql, useMutation } from "react-relay";
import type { useClaimActionsCancelMutation } from "../../__generated__/useClaimActionsCancelMutation.graphql.ts";
import type { useClaimActionsCheckMutation } from "../../__generated__/useClaimActionsCheckMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.ts";
import { useNotices } from "../../ui/overlays/notices.ts";

/** What one does with a claim under way: has the number look, or gives it up. */
export function useClaimActions(claimId: string) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [look, isBusy] = useMutation<useClaimActionsCheckMutation>(graphql`
    mutation useClaimActionsCheckMutation($input: CheckGroupClaimInput!) {
      checkGroupClaim(input: $input) {
        ...ClaimProgress_claim @alias
        ... on GroupClaim {
          id
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const [giveUp] = useMutation<useClaimActionsCancelMutation>(graphql`
    mutation useClaimActionsCancelMutation($input: CancelGroupClaimInput!) {
      cancelGroupClaim(input: $input) {
        ...ClaimProgress_claim @alias
        ... on GroupClaim {
          id
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const told = (message: string | undefined, onDone: () => void) => {
    if (message) showNotice(message, { variant: "error" });
    else onDone();
  };
  const variables = { input: { id: claimId } };
  return {
    isBusy,
    check: (onDone: () => void) =>
      void look({
        variables,
        onCompleted: ({ checkGroupClaim }) => told(checkGroupClaim.message, onDone),
        onError: showError,
      }),
    cancel: (onDone: () => void) =>
      void giveUp({
        variables,
        onCompleted: ({ cancelGroupClaim }) => told(cancelGroupClaim.message, onDone),
        onError: showError,
      }),
  };
}
