import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useSessionChangesSubscription } from "../../__generated__/useSessionChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/**
 * Keeps the sessions in the store current. `refresh` fetches missed changes; `onChange` is called on
 * each change. Both must be stable.
 */
export function useSessionChanges(refresh?: () => void, onChange?: () => void) {
  useSubscription<useSessionChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useSessionChangesSubscription {
        sessionChanged {
          session {
            ...useSessionChanges_full
          }
        }
      }
    `,
    variables: {},
    onNext: () => onChange?.(),
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [onChange]));
  useRefetchMissed(refresh);
}

/** Everything that any screen shows of a session: every mutation and subscription selects it. */
graphql`
  fragment useSessionChanges_full on MessengerSession {
    id
    health
    ...SessionHealth_account
    ...SessionCard_session
    ...SessionHealth_session
    ...LaneLine_session
    ...TestMessage_session
    ...LaneCard_session
  }
`;
