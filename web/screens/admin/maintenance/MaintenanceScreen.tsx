import { Suspense, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { MaintenanceScreenQuery } from "../../../__generated__/MaintenanceScreenQuery.graphql.ts";
import type { MaintenanceScreenSubscription } from "../../../__generated__/MaintenanceScreenSubscription.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { paths } from "../../../paths.ts";
import { refetch } from "../../../relay/environment.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { screenNames } from "../../../routing/screen_names.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../../ui/layout/Screen.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import styles from "./Maintenance.module.css";
import { MaintenanceForm } from "./MaintenanceForm.tsx";

const CurrentMaintenance = lazyOnIdle(
  async () => (await import("./CurrentMaintenance.tsx")).CurrentMaintenance,
);

/** `/app/admin/manutencao`: plans, starts and ends a maintenance. */
export const MaintenanceScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.maintenance].title}
      note="Todos veem a contagem antes; os envios esperam e continuam depois."
    />
    <div className={styles.content}>
      <Suspense
        fallback={
          <Section label="Manutenção a caminho">
            <Skeleton variant="rounded" height={320} />
          </Section>
        }
      >
        <MaintenanceContent />
      </Suspense>
    </div>
  </>
);

const query = graphql`
  query MaintenanceScreenQuery {
    maintenance {
      ...CurrentMaintenance_maintenance
    }
  }
`;

function MaintenanceContent() {
  const { maintenance } = useScreenQuery<MaintenanceScreenQuery>(query, {});
  useMaintenanceChanges();
  return (
    <>
      {maintenance && <CurrentMaintenance maintenance={maintenance} />}
      <MaintenanceForm isReplacing={maintenance !== null} />
    </>
  );
}

/** Follows what other admins do. */
function useMaintenanceChanges() {
  useSubscription<MaintenanceScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription MaintenanceScreenSubscription {
        maintenanceChanged {
          id
        }
      }
    `,
    variables: {},
    onNext: () => refetch(query, {}),
    onError: () => {}, // the socket reconnects by itself
  }), []));
}
