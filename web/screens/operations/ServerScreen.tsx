import { Suspense } from "react";
import { graphql } from "react-relay";
import type { ServerScreenQuery } from "../../__generated__/ServerScreenQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { DatabaseCard } from "./DatabaseCard.tsx";
import { DoorsCard } from "./DoorsCard.tsx";
import styles from "./Operations.module.css";
import { ProcessesCard } from "./ProcessesCard.tsx";
import { StatusCharts } from "./StatusCharts.tsx";
import { useLiveStatus } from "./useLiveStatus.ts";

/** `/app/admin/server-status`: the processes, the requests and the database, live. */
export const ServerScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.serverStatus].title}
      note="Processos, requisições e banco, ao vivo."
    />
    <div className={styles.content}>
      <Suspense fallback={<Loading />}>
        <ServerContent />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <div className={styles.stack} role="status" aria-busy="true" aria-label="Servidor a caminho">
    <Skeleton variant="rounded" height={260} />
    <Skeleton variant="rounded" height={300} />
  </div>
);

const query = graphql`
  query ServerScreenQuery {
    serverStatus {
      ...useLiveStatus_status @relay(mask: false)
    }
  }
`;

function ServerContent() {
  const { serverStatus } = useScreenQuery<ServerScreenQuery>(query, {}, "store-and-network");
  const { status, points } = useLiveStatus(serverStatus);
  return (
    <>
      <StatusCharts points={points} />
      <DoorsCard status={status} />
      <ProcessesCard status={status} />
      <DatabaseCard status={status} />
    </>
  );
}
