import { graphql, useMutation } from "react-relay";
import type { useAskInviteMutation } from "../../__generated__/useAskInviteMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.ts";
import { useNotices } from "../../ui/overlays/notices.ts";

/** Has a group's invitation asked for; what the messenger says arrives by itself. */
export function useAskInvite() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit, isAsking] = useMutation<useAskInviteMutation>(graphql`
    mutation useAskInviteMutation($input: RequestInviteInput!) {
      requestInvite(input: $input) {
        ...groupWhole_group @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const ask = (groupId: string) =>
    void commit({
      variables: { input: { id: groupId } },
      onCompleted({ requestInvite: { message } }) {
        if (message) showNotice(message, { variant: "error" });
      },
      onError: showError,
    });
  return [ask, isAsking] as const;
}
