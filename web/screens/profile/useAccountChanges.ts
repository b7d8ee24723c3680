import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useAccountChangesSubscription } from "../../__generated__/useAccountChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/** Keeps the account as it is now; `refresh` (stable) asks for what was missed. */
export function useAccountChanges(refresh: () => void) {
  useSubscription<useAccountChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useAccountChangesSubscription {
        viewerChanged {
          ...SignInCards_viewer
          ...DataCard_viewer
          ...AcceptedCard_viewer
          ...DeletionCard_viewer
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects by itself; coming back asks anew
  }), []));
  useRefetchMissed(refresh);
}
