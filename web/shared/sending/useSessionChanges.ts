import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useSessionChangesSubscription } from "../../__generated__/useSessionChangesSubscription.graphql.ts";
import { useCatchUp } from "../../relay/useCatchUp.ts";

/** Keeps the sessions as they are now; `refresh` (stable) asks for what was missed. */
export function useSessionChanges(refresh?: () => void) {
  useSubscription<useSessionChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useSessionChangesSubscription {
        sessionChanged {
          ...sessionWhole_session
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), []));
  useCatchUp(refresh);
}
