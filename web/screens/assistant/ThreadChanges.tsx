import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { ThreadChangesSubscription } from "../../__generated__/ThreadChangesSubscription.graphql.ts";
import { useRefetchMissed, useThrottle } from "../../relay/refetch.ts";
import { placeThread } from "./place_thread.ts";

const INTERVAL_MS = 500; // a prompt, its answer and a proposal change within moments

/**
 * Keeps the conversations current, from wherever they change: the list takes a new one and loses a
 * deleted one at once, and `refresh` (stable) loads what was said, and the prompts that are left. A
 * component of its own, since no drawing waits for its code.
 */
export function ThreadChanges({ refresh }: { refresh: () => void }) {
  const refreshSoon = useThrottle(refresh, INTERVAL_MS);
  useSubscription<ThreadChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription ThreadChangesSubscription {
        threadChanged {
          id
          thread {
            ...useThreadList_thread
          }
        }
      }
    `,
    variables: {},
    updater(store, data) {
      const id = data?.threadChanged.id;
      const thread = store.getRootField("threadChanged").getLinkedRecord("thread");
      if (thread) placeThread(store, thread);
      else if (id) store.delete(id);
      refreshSoon();
    },
    onError: () => {}, // the socket reconnects by itself
  }), [refreshSoon]));
  useRefetchMissed(refresh);
  return null;
}
