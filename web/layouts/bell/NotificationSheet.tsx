import { Suspense } from "react";
import { troubleSentence } from "../../relay/request.ts";
import { RequestBoundary } from "../../shared/RequestBoundary.tsx";
import { Overlay } from "../../ui/Overlay.tsx";
import { OverlayHead } from "../../ui/OverlayHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TroubleState } from "../../ui/TroubleState.tsx";
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
        <OverlayHead title="Avisos" onClose={() => close()} />
        <div className={styles.body}>
          <RequestBoundary
            renderError={(error, retry) => (
              <TroubleState
                heading="h2"
                sentence={troubleSentence(error)}
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
