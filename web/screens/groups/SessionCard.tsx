import { RefreshCw, UserPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { SessionCard_session$key } from "../../__generated__/SessionCard_session.graphql.ts";
import { paths } from "../../paths.ts";
import { LaneLine } from "../../shared/sending/LaneLine.tsx";
import { PauseButton } from "../../shared/sending/PauseButton.tsx";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Section } from "../../ui/Section.tsx";
import { DisconnectButton } from "./DisconnectButton.tsx";
import { needsToken } from "./health_words.ts";
import styles from "./SessionCard.module.css";
import { SessionHealth } from "./SessionHealth.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { useRefreshGroups } from "./useRefreshGroups.ts";

/** One connected account: how it is, and what one does with it. */
export function SessionCard(props: { session: SessionCard_session$key; onChanged: () => void }) {
  const session = useFragment(
    graphql`
      fragment SessionCard_session on MessengerSession {
        id
        name
        handle
        credentialHint
        health
        addToGroupUrl
        lane {
          pausedAt
          queued
        }
        ...SessionHealth_session
        ...LaneLine_session
      }
    `,
    props.session,
  );
  const { id, name, handle, addToGroupUrl, lane } = session;
  const [refresh, isRefreshing] = useRefreshGroups();
  return (
    <Section title={name}>
      <SessionHealth session={session} />
      {needsToken(session.health) && (
        <TokenForm label="Token novo" submit="Reconectar" onConnected={props.onChanged} />
      )}
      <p className="small">
        <LaneLine session={session} />
        {lane.queued > 0 && (
          <>
            {" · "}
            <Link to={paths.queue}>Ver a fila</Link>
          </>
        )}
      </p>
      <p className={`small tnum ${styles.account}`}>
        Telegram{handle && ` · @${handle}`} · token {session.credentialHint}
      </p>
      <div className={styles.actions}>
        {addToGroupUrl && !needsToken(session.health) && (
          <Button
            variant="contained"
            startIcon={<UserPlus size={18} />}
            component="a"
            href={addToGroupUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            Adicionar a um grupo
          </Button>
        )}
        <BusyButton
          variant="outlined"
          isBusy={isRefreshing}
          startIcon={<RefreshCw size={18} />}
          onClick={() => refresh(id)}
        >
          Atualizar lista
        </BusyButton>
        <PauseButton sessionId={id} isPaused={lane.pausedAt != null} />
        <DisconnectButton sessionId={id} name={name} onDisconnected={props.onChanged} />
      </div>
    </Section>
  );
}
