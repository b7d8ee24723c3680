import type { useRecordedConsent_viewer$key } from "../__generated__/useRecordedConsent_viewer.graphql.ts";
import { useFreshSession } from "./useFreshSession.ts";
import { useRecordedConsent } from "./useRecordedConsent.ts";
import { useViewerChanges } from "./useViewerChanges.ts";

/** What goes on unseen while somebody is here: no drawing waits for it. */
export function Upkeep(props: { viewer: useRecordedConsent_viewer$key; isActing: boolean }) {
  useViewerChanges();
  useRecordedConsent(props.isActing ? null : props.viewer);
  useFreshSession();
  return null;
}
