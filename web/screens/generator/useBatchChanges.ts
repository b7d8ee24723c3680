import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useBatchChangesSubscription } from "../../__generated__/useBatchChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/** Keeps a batch as it is now, also when another tab changes it; `refresh` must be stable. */
export function useBatchChanges(batchId: string, refresh: () => void) {
  useSubscription<useBatchChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useBatchChangesSubscription($id: ID!) {
        linkBatchChanged(id: $id) {
          ...BatchBoard_batch
        }
      }
    `,
    variables: { id: batchId },
    updater(store, answer) {
      if (answer && !answer.linkBatchChanged) store.delete(batchId); // dismissed
    },
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [batchId]));
  useRefetchMissed(refresh);
}
