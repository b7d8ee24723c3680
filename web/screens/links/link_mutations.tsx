import { graphql, useMutation } from "react-relay";
import type { linkMutationsDeleteMutation } from "../../__generated__/linkMutationsDeleteMutation.graphql.ts";
import type { linkMutationsRestoreMutation } from "../../__generated__/linkMutationsRestoreMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { showUndoNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { showNotice } from "../../ui/overlays/notices.ts";

/** Deletes a link at once, with a notice that restores it. */
export function useDeleteLink(refresh: () => void) {
  const showError = useErrorNotice();
  const [runAction] = useMutationAction();
  const [commit] = useMutation<linkMutationsDeleteMutation>(graphql`
    mutation linkMutationsDeleteMutation($input: DeleteShortLinkInput!) {
      deleteShortLink(input: $input) {
        ... on DeletedShortLink {
          shortLinkId @deleteRecord
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
      onCompleted({ deleteShortLink: { message } }) {
        if (message) return void showNotice(message, { variant: "error" });
        showUndoNotice("Link excluído.", () => void runAction(() => restoreLink(id), refresh));
      },
      onError: showError,
    });
}

/** Restores a deleted link. Resolves to the error message, or null. */
async function restoreLink(id: string): Promise<string | null> {
  const { restoreShortLink: result } = await commit<linkMutationsRestoreMutation>(
    graphql`
      mutation linkMutationsRestoreMutation($input: RestoreShortLinkInput!) {
        restoreShortLink(input: $input) {
          ...useLinkList_full @alias
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
