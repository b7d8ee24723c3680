import { type RefObject, useEffect, useRef, useState } from "react";
import { graphql, useMutation, usePaginationFragment } from "react-relay";
import type { NotificationListMarkReadMutation } from "../../__generated__/NotificationListMarkReadMutation.graphql.ts";
import type { NotificationListPaginationQuery } from "../../__generated__/NotificationListPaginationQuery.graphql.ts";
import type { NotificationList_viewer$key } from "../../__generated__/NotificationList_viewer.graphql.ts";
import { failureMessage } from "../../relay/request.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import type { Close } from "../../ui/overlays/Overlay.tsx";
import { NotificationRow } from "./NotificationRow.tsx";
import styles from "./Notifications.module.css";

const PAGE = 20;

/** The notifications, newest first. Showing them marks them read; new ones stay highlighted until it closes. */
export function NotificationList(props: {
  viewer: NotificationList_viewer$key;
  /** Receives the number of shown notifications. */
  length: RefObject<number>;
  close: Close;
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NotificationListPaginationQuery,
    NotificationList_viewer$key
  >(
    graphql`
      fragment NotificationList_viewer on Viewer
      @refetchable(queryName: "NotificationListPaginationQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }) {
        notifications(first: $first, after: $after)
          @connection(key: "NotificationList_notifications") {
          edges {
            node {
              id
              readAt
              ...NotificationRow_notification
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const [error, setError] = useState<Error | null>(null); // a notice would be hidden by the sheet
  const shown = data.notifications.edges.flatMap(({ node }) => node ?? []);
  const unread = shown.filter(({ readAt }) => !readAt);
  const wasNew = useRef(new Set<string>());
  for (const { id } of unread) wasNew.current.add(id);
  useMarkRead(unread[0]?.id ?? null);
  useEffect(() => void (props.length.current = shown.length), [shown.length]);
  if (shown.length === 0) {
    return (
      <EmptyState>
        Nenhum aviso. Quando algo terminar, falhar ou esperar por você, aparece aqui.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {shown.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isNew={wasNew.current.has(notification.id)}
            close={props.close}
          />
        ))}
      </ul>
      {hasNext && (
        <div className={styles.more}>
          {error && <p role="alert" className="small">{failureMessage(error)}</p>}
          <LoadMoreButton
            isBusy={isLoadingNext}
            onClick={() => loadNext(PAGE, { onComplete: setError })}
          />
        </div>
      )}
    </>
  );
}

/** Marks `newest` and all older notifications as read; null if none is unread. */
function useMarkRead(newest: string | null) {
  const [commit] = useMutation<NotificationListMarkReadMutation>(graphql`
    mutation NotificationListMarkReadMutation($upTo: ID!) {
      markNotificationsRead(input: { upTo: $upTo }) {
        ... on Viewer {
          unreadNotifications
        }
        ... on UserError {
          code
        }
      }
    }
  `);
  useEffect(() => {
    if (newest === null) return;
    const mark = () => {
      if (document.visibilityState !== "visible") return; // the tab is hidden
      document.removeEventListener("visibilitychange", mark);
      commit({ variables: { upTo: newest }, onError: () => {} }); // marked the next time
    };
    document.addEventListener("visibilitychange", mark);
    mark();
    return () => document.removeEventListener("visibilitychange", mark);
  }, [newest]);
}
