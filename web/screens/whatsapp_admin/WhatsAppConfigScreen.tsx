import { Suspense } from "react";
import { graphql } from "react-relay";
import type { WhatsAppConfigScreenQuery } from "../../__generated__/WhatsAppConfigScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { useSessionChanges } from "../../shared/sessions/useSessionChanges.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { GatewayCard } from "./GatewayCard.tsx";
import { SharedNumberCard } from "./SharedNumberCard.tsx";
import { VersionCard } from "./VersionCard.tsx";
import styles from "./WhatsAppConfig.module.css";

const ProcessesCard = lazyOnIdle(async () => (await import("./ProcessesCard.tsx")).ProcessesCard);

/** `/app/admin/whatsapp-config`: the shared number, the gateway, the version, the processes. */
export const WhatsAppConfigScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.whatsAppConfig].title}
      note="O número que você empresta, o gateway e quem está enviando agora."
    />
    <div className={styles.content}>
      <Suspense fallback={<Loading />}>
        <WhatsAppConfigContent />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <>
    {["Número", "Gateway", "Envio"].map((part) => (
      <Section key={part} label={`${part} a caminho`}>
        <div className={styles.stack}>
          <Skeleton width="50%" height={24} />
          <Skeleton height={42} />
          <Skeleton variant="rounded" width={180} height={44} />
        </div>
      </Section>
    ))}
  </>
);

const query = graphql`
  query WhatsAppConfigScreenQuery {
    viewer {
      ...SharedNumberCard_viewer
    }
    ...SharedNumberCard_query
    messengerGateway {
      ...GatewayCard_gateway
    }
    whatsAppVersion {
      ...VersionCard_version
    }
    messagingProcesses {
      ...ProcessesCard_processes
    }
  }
`;

const refresh = () => refetch(query, {});

/** Refetched after an absence and when the admin's own sessions change. */
function WhatsAppConfigContent() {
  const data = useScreenQuery<WhatsAppConfigScreenQuery>(query, {});
  useSessionChanges(refresh, refresh);
  if (!data.viewer) return <RedirectToSignIn />;
  return (
    <>
      <SharedNumberCard viewer={data.viewer} query={data} onChanged={refresh} />
      <GatewayCard gateway={data.messengerGateway ?? null} onChanged={refresh} />
      <VersionCard version={data.whatsAppVersion ?? null} />
      <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
        <ProcessesCard processes={data.messagingProcesses} onRefresh={refresh} />
      </Suspense>
    </>
  );
}
