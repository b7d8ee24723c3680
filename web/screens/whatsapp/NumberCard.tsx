import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type {
  NumberCard_numberRisk$key,
  RiskLevel,
} from "../../__generated__/NumberCard_numberRisk.graphql.ts";
import type { NumberCard_session$key } from "../../__generated__/NumberCard_session.graphql.ts";
import { paths } from "../../paths.ts";
import { AccountLine, SessionHealth } from "../../shared/sessions/SessionHealth.tsx";
import { DisconnectSession, RefreshGroups } from "../../shared/sessions/SessionActions.tsx";
import { LaneLine } from "../../shared/sessions/LaneLine.tsx";
import { PauseButton } from "../../shared/sessions/PauseButton.tsx";
import { ResumeSession } from "../../shared/sessions/ResumeSession.tsx";
import { healthWords, needsReconnect, resumeWord } from "../../shared/sessions/health_words.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { WarmUp } from "./WarmUp.tsx";
import styles from "./WhatsApp.module.css";

/** One number: its health, risk and warm-up, and the actions on it. */
export function NumberCard(props: { session: NumberCard_session$key; onChanged: () => void }) {
  const session = useFragment(
    graphql`
      fragment NumberCard_session on MessengerSession {
        id
        name
        channel
        health
        lane {
          pausedAt
        }
        ...SessionHealth_session
        ...LaneLine_session
        ...SessionHealth_account
        ...NumberCard_numberRisk
        ...WarmUp_session
      }
    `,
    props.session,
  );
  const { id, name, channel, health, lane } = session;
  const resume = resumeWord(health, channel);
  const isOpen = healthWords(health, channel).tone !== "wrong"; // else its groups cannot be refreshed
  return (
    <Section title={name}>
      <div className={styles.stack}>
        <div>
          <SessionHealth session={session} />
          <p className="small">
            <LaneLine session={session} /> · <Link to={paths.queue}>Ver a fila</Link>
          </p>
          <AccountLine session={session} />
        </div>
        <NumberRisk session={session} />
        <WarmUp session={session} />
        <div className={styles.actions}>
          {resume && <ResumeSession sessionId={id} label={resume} />}
          {needsReconnect(health, channel) && (
            <Button variant="contained" component={Link} to={paths.connectWhatsApp}>
              Conectar de novo
            </Button>
          )}
          <Button variant="outlined" component={Link} to={paths.groups}>Ver grupos</Button>
          {isOpen && <RefreshGroups sessionId={id} label="Atualizar grupos" />}
          <PauseButton sessionId={id} isPaused={lane.pausedAt != null} />
          <DisconnectSession
            sessionId={id}
            name={name}
            channel={channel}
            onDisconnected={props.onChanged}
          />
        </div>
      </div>
    </Section>
  );
}

const levels: Readonly<Record<RiskLevel, { tone: Tone; word: string }>> = {
  LOW: { tone: "proven", word: "Risco baixo" },
  MEDIUM: { tone: "doubt", word: "Risco médio" },
  HIGH: { tone: "wrong", word: "Risco alto" },
};

/** The risk that WhatsApp acts against the number, its reasons, and one piece of advice. */
function NumberRisk({ session }: { session: NumberCard_numberRisk$key }) {
  const { risk } = useFragment(
    graphql`
      fragment NumberCard_numberRisk on MessengerSession {
        risk {
          level
          reasons
          advice
        }
      }
    `,
    session,
  );
  if (!risk) return null;
  const { tone, word } = levels[risk.level];
  return (
    <div>
      <Chip tone={tone}>{word}</Chip>
      <ul className={styles.reasons}>
        {risk.reasons.map((reason) => <li key={reason}>{reason}</li>)}
      </ul>
      <p className={styles.advice}>{risk.advice}</p>
    </div>
  );
}
