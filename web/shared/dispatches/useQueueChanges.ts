import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useQueueChangesSubscription } from "../../__generated__/useQueueChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/**
 * Keeps the person's dispatches in the store current. `onDispatch` places a changed one in a list;
 * `refresh` fetches missed changes, unless the screen does so already. Both must be stable.
 */
export function useQueueChanges(
  onDispatch?: (store: RecordSourceProxy, dispatch: RecordProxy) => void,
  refresh?: () => void,
) {
  useSubscription<useQueueChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useQueueChangesSubscription {
        queueChanged {
          dispatch {
            ...useQueueChanges_full @arguments(isForetold: false)
          }
        }
      }
    `,
    variables: {},
    updater(store) {
      const dispatch = store.getRootField("queueChanged").getLinkedRecord("dispatch");
      if (dispatch) onDispatch?.(store, dispatch); // null: it is gone
    },
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [onDispatch]));
  useRefetchMissed(refresh);
}

/**
 * Everything that any screen shows of a dispatch, and of what changes with it: every mutation and
 * subscription selects it. `isForetold` adds the expected time, which costs a scan of the queue.
 */
graphql`
  fragment useQueueChanges_full on Dispatch
  @argumentDefinitions(isForetold: { type: "Boolean", defaultValue: true }) {
    ...DispatchRow_dispatch @arguments(isForetold: $isForetold)
    ...DispatchJournal_dispatch @arguments(isForetold: $isForetold)
    ...DecisionPrompt_dispatch
    ...DecisionsCard_dispatch
    group {
      id
      lastSentAt
      session {
        id
        ...LaneLine_session
      }
    }
    offer {
      id
      status
      dispatchTally {
        queued
        sending
        sent
        failed
        uncertain
        expired
        canceled
        total
      }
    }
  }
`;
