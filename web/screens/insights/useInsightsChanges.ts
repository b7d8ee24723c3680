import { useRefetchMissed, useThrottle } from "../../relay/refetch.ts";
import { useQueueChanges } from "../../shared/dispatches/useQueueChanges.ts";

/** Less than the two seconds within which a click is in the figures. */
const REFRESH_MS = 1_000;

/** Keeps the results current: `refresh` (stable) after changes, at most once a second. */
export function useInsightsChanges(refresh: () => void) {
  const soon = useThrottle(refresh, REFRESH_MS);
  useQueueChanges(soon);
  useRefetchMissed(refresh);
}
