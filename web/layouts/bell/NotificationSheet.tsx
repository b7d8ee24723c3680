import { Suspense } from "react";
import { failureMessage } from "../../relay/request.ts";
import { RequestBoundary } from "../../shared/RequestBoundary.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../ui/feedback/states.tsx";
import { Overlay, OverlayHeader } from "../../ui/overlays/Overlay.tsx";
import { NotificationGround } from "./NotificationGround.tsx";
import styles from "./Notifications.module.css";

/** What the bell opens: what happened, newest first, each leading to where one acts. */
export const NotificationSheet = (props: {
  /** Whether it was open before: what is known is shown, and asked for anew. */
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
              <ErrorState
                heading="h2"
                sentence={failureMessage(error)}
                requestId={error.requestId}
                onRetry={retry}
              />
            )}
          >
            <Suspense fallback={<Loading />}>
              <NotificationGround isAgain={props.isAgain} close={close} />
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
