import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useConnectionChangesSubscription } from "../../__generated__/useConnectionChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/** Keeps the connections as they are now; `refresh` (stable) brings those that are new here. */
export function useConnectionChanges(refresh: () => void) {
  useSubscription<useConnectionChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useConnectionChangesSubscription {
        shopConnectionChanged {
          ...connectionWhole_connection
        }
      }
    `,
    variables: {},
    onNext: refresh,
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [refresh]));
  useRefetchMissed(refresh);
}
