import { graphql } from "react-relay";
import type { WhatsAppConfigGroundQuery } from "../../__generated__/WhatsAppConfigGroundQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { useSessionChanges } from "../../shared/sessions/useSessionChanges.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import { GatewayCard } from "./GatewayCard.tsx";
import { LentNumberCard } from "./LentNumberCard.tsx";
import { ProcessesCard } from "./ProcessesCard.tsx";
import { VersionCard } from "./VersionCard.tsx";

const query = graphql`
  query WhatsAppConfigGroundQuery {
    viewer {
      ...LentNumberCard_viewer
    }
    ...LentNumberCard_query
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

const refresh = () => prefetch(query, {});

/** All of it, as it is when one comes, comes back, or one's own sessions change. */
export function WhatsAppConfigGround() {
  const data = useScreenQuery<WhatsAppConfigGroundQuery>(query, {});
  useSessionChanges(refresh, refresh);
  if (!data.viewer) return <RedirectToSignIn />;
  return (
    <>
      <LentNumberCard viewer={data.viewer} query={data} onChanged={refresh} />
      <GatewayCard gateway={data.messengerGateway ?? null} onChanged={refresh} />
      <VersionCard version={data.whatsAppVersion ?? null} />
      <ProcessesCard processes={data.messagingProcesses} onRefresh={refresh} />
    </>
  );
}
