import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useClaimChangesSubscription } from "../../__generated__/useClaimChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/** Keeps the claim as it is now; `refresh` asks for what was missed, and must be stable. */
export function useClaimChanges(refresh: () => void) {
  useSubscription<useClaimChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useClaimChangesSubscription {
        groupClaimChanged {
          id
          ...ClaimProgress_claim
        }
      }
    `,
    variables: {},
    onNext: refresh, // one that was begun in another tab takes the place of this one
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [refresh]));
  useRefetchMissed(refresh);
}
