import { lazy, Suspense, useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import type { MaintenanceWatchSubscription } from "../../__generated__/MaintenanceWatchSubscription.graphql.ts";

const MaintenanceNotice = lazy(() =>
  import("./MaintenanceNotice.tsx").then(
    ({ MaintenanceNotice }) => ({ default: MaintenanceNotice }),
    () => ({ default: () => null }), // the server refuses by itself
  )
);

/** A maintenance by this device's clock (ms), which may differ from the server's. */
export type ShownMaintenance = {
  readonly isFull: boolean;
  readonly message: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Whether the person works as usual meanwhile. */
  readonly isPassing: boolean;
};

/** Shows a maintenance that is to come or in force, live; renders nothing while there is none. */
export function MaintenanceWatch() {
  const [maintenance, setMaintenance] = useState<ShownMaintenance | null>(null);
  useSubscription<MaintenanceWatchSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription MaintenanceWatchSubscription {
        maintenanceChanged {
          maintenance {
            mode
            message
            secondsUntilStart
            secondsUntilEnd
            isPassing
          }
        }
      }
    `,
    variables: {},
    onNext(response) {
      const planned = response?.maintenanceChanged.maintenance;
      const now = Date.now();
      setMaintenance(
        planned
          ? {
            isFull: planned.mode === "FULL",
            message: planned.message,
            startsAt: now + planned.secondsUntilStart * 1000,
            endsAt: now + planned.secondsUntilEnd * 1000,
            isPassing: planned.isPassing,
          }
          : null,
      );
    },
    onError: () => {}, // the socket reconnects by itself, and is answered at once
  }), []));
  return maintenance && (
    <Suspense>
      <MaintenanceNotice maintenance={maintenance} />
    </Suspense>
  );
}
