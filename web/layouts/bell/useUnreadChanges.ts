import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useUnreadChangesSubscription } from "../../__generated__/useUnreadChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/** Keeps the number of unread notifications as it is now; `refresh` (stable) asks for what was missed. */
export function useUnreadChanges(refresh: () => void) {
  useSubscription<useUnreadChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useUnreadChangesSubscription {
        notificationsChanged {
          unreadNotifications
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects by itself; without it the bell still opens
  }), []));
  useRefetchMissed(refresh);
}
