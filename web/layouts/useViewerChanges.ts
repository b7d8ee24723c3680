import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useViewerChangesSubscription } from "../__generated__/useViewerChangesSubscription.graphql.ts";

/** Keeps what the frame shows of the person as it is now; what was missed comes with the bell's. */
export function useViewerChanges() {
  useSubscription<useViewerChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useViewerChangesSubscription {
        viewerChanged {
          admin
          ...AccountMenu_viewer
          ...OwnBar_viewer
          ...TrialBox_viewer
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects by itself; each screen's answer tells as well
  }), []));
}
