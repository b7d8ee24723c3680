import { Bell as BellIcon } from "lucide-react";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { BellSubscription } from "../../__generated__/BellSubscription.graphql.ts";
import type { Bell_viewer$key } from "../../__generated__/Bell_viewer.graphql.ts";
import { announce } from "../../browser/accessibility.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { IconButton } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Bell.module.css";

const NotificationSheet = lazyOnIdle(async () =>
  (await import("./NotificationSheet.tsx")).NotificationSheet
);

const MAX_COUNT = 99; // more does not fit

/** Shows the number of unread notifications, live and announced; opens the list. */
export function Bell(props: {
  viewer: Bell_viewer$key;
  /** Fetches the count again; stable. */
  refresh: () => void;
}) {
  const { unreadNotifications: unread } = useFragment(
    graphql`
      fragment Bell_viewer on Viewer {
        unreadNotifications
      }
    `,
    props.viewer,
  );
  useUnreadChanges(props.refresh);
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useRef(false);
  const known = useRef(unread);
  const countText = unread === 0 ? "nenhum novo" : countLabel(unread, "novo", "novos");
  useEffect(() => {
    if (unread > known.current) announce(`Avisos: ${countText}`);
    known.current = unread;
  }, [unread]);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={`Avisos: ${countText}`}
        className={styles.bell}
        onClick={() => setOpen(true)}
      >
        <BellIcon size={22} />
        {unread > 0 && (
          <span className={`${styles.count} tnum`} aria-hidden="true">
            {unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}
          </span>
        )}
      </IconButton>
      {isOpen && (
        <Suspense>
          <NotificationSheet
            isAgain={wasOpened.current}
            onClose={() => {
              wasOpened.current = true;
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Keeps the number of unread notifications current; `refresh` (stable) fetches missed changes. */
function useUnreadChanges(refresh: () => void) {
  useSubscription<BellSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription BellSubscription {
        notificationsChanged {
          viewer {
            unreadNotifications
          }
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects by itself; without it the bell still opens
  }), []));
  useRefetchMissed(refresh);
}
