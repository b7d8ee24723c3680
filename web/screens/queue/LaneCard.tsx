import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LaneCard_session$key } from "../../__generated__/LaneCard_session.graphql.ts";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { LaneLine } from "../../shared/sessions/LaneLine.tsx";
import { PauseButton } from "../../shared/sessions/PauseButton.tsx";
import { useCancelDispatches } from "../../shared/dispatches/dispatch_mutations.ts";
import { LazyConfirmDialog } from "../../shared/ConfirmButton.tsx";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Queue.module.css";

/** One session's lane: what it waits for and until when, with buttons to pause and to empty it. */
export function LaneCard(props: {
  session: LaneCard_session$key;
  /** Then only all sessions together can be resumed. */
  isAllPaused: boolean;
  /** The only one: the screen's button pauses it. */
  isOnly: boolean;
  onChanged: () => void;
}) {
  const session = useFragment(
    graphql`
      fragment LaneCard_session on MessengerSession {
        id
        name
        lane {
          pausedAt
          queued
        }
        ...LaneLine_session
      }
    `,
    props.session,
  );
  const { id, name, lane } = session;
  const [isAsking, setIsAsking] = useState(false);
  const [cancel, isCanceling] = useCancelDispatches();
  return (
    <Section
      title={name}
      action={!props.isAllPaused && (!props.isOnly || lane.pausedAt != null) && (
        <PauseButton
          size="small"
          sessionId={id}
          isPaused={lane.pausedAt != null}
          onDone={props.onChanged}
        />
      )}
    >
      <div className={styles.lane}>
        <p className="small">
          <LaneLine session={session} />
        </p>
        {lane.queued > 0 && (
          <BusyButton
            ref={focusContentOnUnmount}
            size="small"
            isBusy={isCanceling}
            onClick={() => setIsAsking(true)}
          >
            Cancelar todos
          </BusyButton>
        )}
      </div>
      {isAsking && (
        <LazyConfirmDialog
          title={`Cancelar a fila de ${name}?`}
          stay="Manter a fila"
          goOn="Cancelar todos"
          onStay={() => setIsAsking(false)}
          onGoOn={() => {
            setIsAsking(false);
            cancel({ sessionId: id }, props.onChanged);
          }}
        >
          {countLabel(
            lane.queued,
            "mensagem espera a vez e não vai sair",
            "mensagens esperam a vez e não vão sair",
          )}. O que já saiu fica como está.
        </LazyConfirmDialog>
      )}
    </Section>
  );
}
