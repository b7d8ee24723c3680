import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useSessionChangesSubscription } from "../../__generated__/useSessionChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/**
 * Keeps the sessions as they are now. `refresh` asks for what was missed; `onChange` hears of each
 * change. Both must be stable.
 */
export function useSessionChanges(refresh?: () => void, onChange?: () => void) {
  useSubscription<useSessionChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useSessionChangesSubscription {
        sessionChanged {
          ...sessionWhole_session
        }
      }
    `,
    variables: {},
    onNext: () => onChange?.(),
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [onChange]));
  useRefetchMissed(refresh);
}
