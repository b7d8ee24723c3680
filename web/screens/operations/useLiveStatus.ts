import { useCallback, useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useLiveStatus_status$data } from "../../__generated__/useLiveStatus_status.graphql.ts";
import type { useLiveStatusSubscription } from "../../__generated__/useLiveStatusSubscription.graphql.ts";
import type { StatusPoint } from "./status_measures.ts";

export type Status = Omit<useLiveStatus_status$data, " $fragmentType">;

/** Points that stay: two minutes of them. */
const MOST_POINTS = 60;

// Both the screen's query and the subscription select it.
graphql`
  fragment useLiveStatus_status on ServerStatus {
    sampledAt
    processes {
      id
      kind
      pid
      version
      startedAt
      reportedAt
      loopP50
      loopP99
      rss
      heapUsed
      cpuSeconds
      sockets
      liveSockets
    }
    requests {
      perSecond
      errorsPerSecond
      p50
      p99
    }
    doors {
      door
      rates {
        perSecond
        errorsPerSecond
        p50
        p99
      }
    }
    caches {
      name
      hits
      misses
    }
    database {
      connections
      active
      blocked
      maxConnections
      sizeBytes
      cacheHitRatio
      version
      slowQueries {
        query
        calls
        meanMs
        totalMs
      }
    }
  }
`;

/** Returns the latest status, beginning with `first`, and the points since the screen was opened. */
export function useLiveStatus(first: Status): { status: Status; points: readonly StatusPoint[] } {
  const [live, setLive] = useState<readonly Status[]>([]);
  const add = useCallback(
    (status: Status) => setLive((before) => [...before, status].slice(-MOST_POINTS)),
    [],
  );
  useSubscription<useLiveStatusSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useLiveStatusSubscription {
        serverStatusChanged {
          ...useLiveStatus_status @relay(mask: false)
        }
      }
    `,
    variables: {},
    onNext: (response) => response && add(response.serverStatusChanged),
    onError: () => {}, // the socket reconnects by itself
  }), [add]));
  const points = useMemo(() => live.map(pointOf), [live]);
  return { status: live.at(-1) ?? first, points };
}

/** The live sample as a point, as the history has them. */
function pointOf({ sampledAt, requests, processes, database }: Status): StatusPoint {
  const sum = (of: (one: Status["processes"][number]) => number) =>
    processes.reduce((total, one) => total + of(one), 0);
  return {
    at: sampledAt,
    perSecond: requests.perSecond,
    p99: requests.p99 ?? null,
    loopP99: Math.max(0, ...processes.map(({ loopP99 }) => loopP99)),
    rss: sum(({ rss }) => rss),
    sockets: sum(({ sockets }) => sockets),
    connections: database.connections,
  };
}
