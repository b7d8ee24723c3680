import { graphql, useMutation } from "react-relay";
import type { useRefreshGroupsMutation } from "../../__generated__/useRefreshGroupsMutation.graphql.ts";
import { showResultNotice, useErrorNotice } from "../useErrorNotice.ts";

/** Asks the messenger for the groups anew; what changed arrives by itself. */
export function useRefreshGroups() {
  const showError = useErrorNotice();
  const [commit, isRefreshing] = useMutation<useRefreshGroupsMutation>(graphql`
    mutation useRefreshGroupsMutation($input: RefreshGroupsInput!) {
      refreshGroups(input: $input) {
        ...useSessionChanges_full @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const refresh = (sessionId: string) =>
    void commit({
      variables: { input: { id: sessionId } },
      onCompleted: ({ refreshGroups }) =>
        void showResultNotice(
          refreshGroups,
          "Pedimos a lista de grupos. O que mudou aparece em Grupos.",
        ),
      onError: showError,
    });
  return [refresh, isRefreshing] as const;
}
