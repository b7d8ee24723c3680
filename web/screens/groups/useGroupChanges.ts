import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useGroupChangesSubscription } from "../../__generated__/useGroupChangesSubscription.graphql.ts";

/** Keeps groups as they are now; `onGroup` (stable) says where a changed one goes. */
export function useGroupChanges(
  onGroup: (store: RecordSourceProxy, group: RecordProxy) => void,
) {
  useSubscription<useGroupChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useGroupChangesSubscription {
        groupChanged {
          ...groupWhole_group
        }
      }
    `,
    variables: {},
    updater(store) {
      const group = store.getRootField("groupChanged");
      if (group) onGroup(store, group); // null: it is no more
    },
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [onGroup]));
}
