import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useQueueChangesSubscription } from "../../__generated__/useQueueChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/**
 * Keeps all of the person's messages as they are now. `onDispatch` says where a changed one goes
 * (left out, it is only brought up to date);
 * `refresh` asks for what was missed, unless the screen does so already. Both must be stable.
 */
export function useQueueChanges(
  onDispatch?: (store: RecordSourceProxy, dispatch: RecordProxy) => void,
  refresh?: () => void,
) {
  useSubscription<useQueueChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useQueueChangesSubscription {
        queueChanged {
          ...dispatchWhole_dispatch @arguments(isForetold: false)
        }
      }
    `,
    variables: {},
    updater: (store) => onDispatch?.(store, store.getRootField("queueChanged")),
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [onDispatch]));
  useRefetchMissed(refresh);
}
