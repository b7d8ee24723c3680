import { Suspense, useEffect } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { WhatsAppScreenQuery } from "../../__generated__/WhatsAppScreenQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { SettingsTabs } from "../../shared/tabs/SettingsTabs.tsx";
import { messengerOf } from "../../shared/sessions/messengers.ts";
import { useSessionChanges } from "../../shared/sessions/useSessionChanges.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { NumberCard } from "./NumberCard.tsx";
import styles from "./WhatsApp.module.css";

/** `/app/settings/whatsapp`: each number's health and risk, and the actions on it. */
export const WhatsAppScreen = () => (
  <>
    <ScreenTitle
      title="Saúde do WhatsApp"
      note="Conectado só quando o WhatsApp respondeu nos últimos 2 minutos."
    />
    <SettingsTabs />
    <div className={styles.narrow}>
      <Suspense fallback={<Loading />}>
        <WhatsAppContent />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <Section>
    <div className={styles.stack}>
      <Skeleton height={42} />
      <Skeleton height={84} />
      <Skeleton variant="rounded" height={44} />
    </div>
  </Section>
);

const query = graphql`
  query WhatsAppScreenQuery {
    viewer {
      messengerSessions {
        id
        channel
        health
        ...NumberCard_session
      }
      subscription {
        limits {
          sessions
        }
      }
    }
  }
`;

const SECONDS_30 = 30_000;

const refresh = () => refetch(query, {});

/** The person's numbers; live. */
function WhatsAppContent() {
  const { viewer } = useScreenQuery<WhatsAppScreenQuery>(query, {});
  useSessionChanges(refresh, refresh);
  useEffect(() => { // the risk changes with what is sent, the pace and the day, without an event
    const timer = setInterval(() => document.hidden || refresh(), SECONDS_30);
    return () => clearInterval(timer);
  }, []);
  if (!viewer) return <RedirectToSignIn />;
  const connected = viewer.messengerSessions.filter(({ health }) => health !== "DISCONNECTED");
  const numbers = connected.filter(({ channel }) =>
    messengerOf(channel) === "WHATSAPP" && channel !== "PLATFORM"
  );
  const { sessions: most } = viewer.subscription.limits;
  const hasRoom = most < 0 || connected.length < most;
  if (numbers.length === 0) {
    return (
      <Section title="Nenhum número conectado">
        <EmptyState
          action={
            <Button variant="contained" component={Link} to={paths.connectWhatsApp}>
              Conectar meu WhatsApp
            </Button>
          }
        >
          Conecte o seu número para enviar as ofertas aos seus grupos, sem deixar o celular na mão.
        </EmptyState>
      </Section>
    );
  }
  return (
    <>
      {numbers.map((session) => (
        <NumberCard key={session.id} session={session} onChanged={refresh} />
      ))}
      {hasRoom && (
        <div>
          <Button variant="outlined" component={Link} to={paths.connectWhatsApp}>
            Conectar outro número
          </Button>
        </div>
      )}
    </>
  );
}
