import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useAppearanceChangesSubscription } from "../../__generated__/useAppearanceChangesSubscription.graphql.ts";

/** Keeps the screen's record of the appearance as it is now; another admin may be at it. */
export function useAppearanceChanges() {
  useSubscription<useAppearanceChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useAppearanceChangesSubscription {
        appearanceChanged {
          ...appearanceWhole_appearance
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), []));
}
