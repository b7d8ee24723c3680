import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useInsightsChangesSubscription } from "../../__generated__/useInsightsChangesSubscription.graphql.ts";
import { useRefetchMissed, useThrottle } from "../../relay/refetch.ts";
import { useQueueChanges } from "../../shared/dispatches/useQueueChanges.ts";
import { useSalesImported } from "./useSalesImported.ts";

/** Less than the two seconds within which a click is in the figures. */
const REFRESH_MS = 1_000;

/** Keeps the results current: `refresh` (stable) after sends, clicks and imported sales, at most once a second. */
export function useInsightsChanges(refresh: () => void) {
  const soon = useThrottle(refresh, REFRESH_MS);
  useQueueChanges(soon);
  useSubscription<useInsightsChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useInsightsChangesSubscription {
        shortLinkChanged {
          id
        }
      }
    `,
    variables: {},
    updater: () => soon(),
    onError: () => {}, // the socket reconnects by itself
  }), [soon]));
  useSalesImported(soon);
  useRefetchMissed(refresh);
}
