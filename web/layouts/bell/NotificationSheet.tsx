import { Suspense, useCallback, useEffect, useRef } from "react";
import { graphql } from "react-relay";
import type { NotificationSheetQuery } from "../../__generated__/NotificationSheetQuery.graphql.ts";
import { refetch } from "../../relay/environment.ts";
import { refetchCount } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn, RequestBoundary, RequestError } from "../../shared/RequestBoundary.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { type Close, Overlay, OverlayHeader } from "../../ui/overlays/Overlay.tsx";
import { NotificationList } from "./NotificationList.tsx";
import styles from "./Notifications.module.css";

/** The sheet of notifications, newest first, each linked to where one acts. */
export const NotificationSheet = (props: {
  /** Whether it was open before: shows the stored list and fetches it again. */
  isAgain: boolean;
  onClose: () => void;
}) => (
  <Overlay label="Avisos" place="edge" onClose={props.onClose}>
    {(close) => (
      <>
        <OverlayHeader title="Avisos" onClose={() => close()} />
        <div className={styles.body}>
          <RequestBoundary
            renderError={(error, retry) => (
              <RequestError
                heading="h2"
                error={error}
                onRetry={retry}
              />
            )}
          >
            <Suspense fallback={<Loading />}>
              <NotificationContent isAgain={props.isAgain} close={close} />
            </Suspense>
          </RequestBoundary>
        </div>
      </>
    )}
  </Overlay>
);

const Loading = () => (
  <div className={styles.list} role="status" aria-label="Buscando avisos">
    {[0, 1, 2].map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton variant="circular" width={38} height={38} />
        <div className={styles.words}>
          <Skeleton width="70%" height={22} />
          <Skeleton width="90%" height={20} />
        </div>
      </div>
    ))}
  </div>
);

const query = graphql`
  query NotificationSheetQuery($first: Int!) {
    viewer {
      unreadNotifications
      ...NotificationList_viewer @arguments(first: $first)
    }
  }
`;
const PAGE = 20;
const first = { first: PAGE };

/** The list; fetched again whenever the unread count changes. */
function NotificationContent({ isAgain, close }: { isAgain: boolean; close: Close }) {
  const { viewer } = useScreenQuery<NotificationSheetQuery>(query, first);
  const length = useRef(0); // so that a refetch does not shorten it
  const refresh = useCallback(() => {
    refetch(query, length.current > PAGE ? { first: refetchCount(length.current) } : first);
  }, []);
  const unread = viewer?.unreadNotifications;
  const known = useRef(isAgain ? -1 : unread);
  useEffect(() => {
    if (known.current !== unread) refresh();
    known.current = unread;
  }, [unread]);
  if (!viewer) return <RedirectToSignIn />;
  return <NotificationList viewer={viewer} length={length} close={close} />;
}
