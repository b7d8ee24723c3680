import { graphql, useMutation } from "react-relay";
import type { useRefreshGroupsMutation } from "../../__generated__/useRefreshGroupsMutation.graphql.ts";
import { useVerdict } from "../../shared/sending/useVerdict.ts";
import { useTroubleNotice } from "../../shared/useTroubleNotice.tsx";

/** Asks the messenger for the groups anew; what changed arrives by itself. */
export function useRefreshGroups() {
  const tell = useVerdict();
  const tellTrouble = useTroubleNotice();
  const [commit, isRefreshing] = useMutation<useRefreshGroupsMutation>(graphql`
    mutation useRefreshGroupsMutation($input: RefreshGroupsInput!) {
      refreshGroups(input: $input) {
        ...sessionWhole_session @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const refresh = (sessionId: string) =>
    void commit({
      variables: { input: { sessionId } },
      onCompleted: ({ refreshGroups }) =>
        void tell(refreshGroups, "Pedimos a lista ao Telegram. O que mudou aparece aqui."),
      onError: tellTrouble,
    });
  return [refresh, isRefreshing] as const;
}
