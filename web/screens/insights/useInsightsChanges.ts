import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useInsightsChangesSalesSubscription } from "../../__generated__/useInsightsChangesSalesSubscription.graphql.ts";
import type { useInsightsChangesSubscription } from "../../__generated__/useInsightsChangesSubscription.graphql.ts";
import { useRefetchMissed, useThrottle } from "../../relay/refetch.ts";
import { useQueueChanges } from "../../shared/dispatches/useQueueChanges.ts";

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

/** Calls `refresh` (stable) after sales were imported, in whatever tab or by a shop's own report. */
export function useSalesImported(refresh: () => void) {
  useSubscription<useInsightsChangesSalesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useInsightsChangesSalesSubscription {
        conversionsImported
      }
    `,
    variables: {},
    updater: () => refresh(),
    onError: () => {}, // the socket reconnects by itself
  }), [refresh]));
}
