import type { OwnBar_viewer$key } from "../__generated__/OwnBar_viewer.graphql.ts";
import { OwnBar } from "./bars/OwnBar.tsx";
import { InstallBarLater } from "./InstallBarLater.tsx";
import { OfflineBar, useOutage } from "./OfflineBar.tsx";

/**
 * Between the top bar and the screen, one at a time, by weight: no connection, what the person should
 * know, the offer to install. What is theirs to decide is not asked of somebody who acts in their
 * name: ImpersonationBanner stands above everything then.
 */
export function Bars(props: { viewer?: OwnBar_viewer$key; isActing?: boolean }) {
  const { viewer, isActing = false } = props;
  const isAway = useOutage() !== null;
  return (
    <>
      <OfflineBar />
      {!isAway && !isActing && (viewer ? <OwnBar viewer={viewer} /> : <InstallBarLater />)}
    </>
  );
}
