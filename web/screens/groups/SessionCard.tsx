import { UserPlus } from "lucide-react";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { SessionCard_session$key } from "../../__generated__/SessionCard_session.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { paths } from "../../paths.ts";
import { LaneLine } from "../../shared/sessions/LaneLine.tsx";
import { PauseButton } from "../../shared/sessions/PauseButton.tsx";
import { AccountLine, SessionHealth } from "../../shared/sessions/SessionHealth.tsx";
import { DisconnectSession, RefreshGroups } from "../../shared/sessions/SessionActions.tsx";
import { healthWords, needsReconnect, resumeWord } from "../../shared/sessions/health_words.ts";
import { messengerOf } from "../../shared/sessions/messengers.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./SessionCard.module.css";

const ResumeSession = lazyOnIdle(async () =>
  (await import("../../shared/sessions/ResumeSession.tsx")).ResumeSession
);
const AddChannel = lazyOnIdle(async () => (await import("./AddChannel.tsx")).AddChannel);
const TokenForm = lazyOnIdle(async () => (await import("./ConnectTelegram.tsx")).TokenForm);

/**
 * One connected account: its health and the actions on it, which fold on phones while nothing is wrong:
 * the groups are what the screen is about.
 */
export function SessionCard(props: {
  session: SessionCard_session$key;
  /** Then the button that adds it to a group is the screen's. */
  isOnlyBot: boolean;
  onChanged: () => void;
}) {
  const session = useFragment(
    graphql`
      fragment SessionCard_session on MessengerSession {
        id
        name
        channel
        health
        addToGroupUrl
        lane {
          pausedAt
          queued
        }
        ...SessionHealth_session
        ...LaneLine_session
        ...SessionHealth_account
      }
    `,
    props.session,
  );
  const { id, name, channel, health, addToGroupUrl, lane } = session;
  const isTelegram = messengerOf(channel) === "TELEGRAM";
  const isLost = needsReconnect(health, channel);
  const resume = resumeWord(health, channel);
  const isOpen = healthWords(health, channel).tone !== "wrong"; // else its groups cannot be refreshed
  const canAddToGroup = addToGroupUrl && !isLost && !props.isOnlyBot;
  const isWell = health === "CONNECTED" && lane.pausedAt == null;
  const isFolded = !useIsDesktop() && isWell && !canAddToGroup;
  const details = (
    <>
      {isLost && isTelegram && (
        <Suspense>
          <TokenForm label="Token novo" submitLabel="Reconectar" onConnected={props.onChanged} />
        </Suspense>
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
      <AccountLine session={session} />
      <div className={styles.primary}>
        {resume && (
          <Suspense>
            <ResumeSession sessionId={id} label={resume} />
          </Suspense>
        )}
        {isLost && !isTelegram && (
          <Button variant="contained" component={Link} to={paths.connectWhatsApp}>
            Conectar de novo
          </Button>
        )}
        {canAddToGroup && <AddToGroup url={addToGroupUrl} />}
      </div>
      <div className={styles.actions}>
        {isOpen && <RefreshGroups sessionId={id} label="Atualizar" />}
        {isOpen && channel === "WHATSAPP" && (
          <Suspense>
            <AddChannel sessionId={id} />
          </Suspense>
        )}
        <PauseButton sessionId={id} isPaused={lane.pausedAt != null} />
        <DisconnectSession
          sessionId={id}
          name={name}
          channel={channel}
          onDisconnected={props.onChanged}
        />
      </div>
    </>
  );
  if (isFolded) {
    return (
      <Section label={name}>
        <details className={styles.fold}>
          <summary>
            <div>
              <h2>{name}</h2>
              <SessionHealth session={session} />
            </div>
          </summary>
          {details}
        </details>
      </Section>
    );
  }
  return (
    <Section title={name}>
      <SessionHealth session={session} />
      {details}
    </Section>
  );
}

/** Opens Telegram, where the person chooses the group that the bot joins. */
export const AddToGroup = ({ url }: { url: string }) => (
  <Button
    variant="contained"
    startIcon={<UserPlus size={18} />}
    component="a"
    href={url}
    target="_blank"
    rel="noopener noreferrer"
  >
    Adicionar a um grupo
  </Button>
);
