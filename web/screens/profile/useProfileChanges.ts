import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useProfileChangesSubscription } from "../../__generated__/useProfileChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/** Keeps the profile as it is now, whoever changed it; `refresh` (stable) asks for what was missed. */
export function useProfileChanges(refresh: () => void) {
  useSubscription<useProfileChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useProfileChangesSubscription {
        viewerChanged {
          ...PhotoCard_viewer
          ...ProfileForm_viewer
          ...EmailState_viewer
          ...MembershipCard_viewer
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects by itself; coming back asks anew
  }), []));
  useRefetchMissed(refresh);
}
