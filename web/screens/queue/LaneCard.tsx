import { Ban, Pause, Play } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  LaneCard_session$data,
  LaneCard_session$key,
} from "../../__generated__/LaneCard_session.graphql.ts";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { LaneLine } from "../../shared/sessions/LaneLine.tsx";
import { PauseButton, usePauseSending } from "../../shared/sessions/PauseButton.tsx";
import { useCancelDispatches } from "../../shared/dispatches/dispatch_mutations.ts";
import { LazyConfirmDialog } from "../../shared/ConfirmButton.tsx";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Queue.module.css";

type Props = {
  session: LaneCard_session$key;
  /** Then only all sessions together can be resumed. */
  isAllPaused: boolean;
  /** The only one: the screen's button pauses it. */
  isOnly: boolean;
  onChanged: () => void;
};

const useLane = ({ session, isAllPaused, isOnly, onChanged }: Props) => {
  const lane = useFragment(
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
    session,
  );
  const isPaused = lane.lane.pausedAt != null;
  const canPause = !isAllPaused && (!isOnly || isPaused);
  return { lane, isPaused, canPause, ...useCancelLane(lane, onChanged) };
};

/** One session's lane: what it waits for and until when, with buttons to pause and to empty it. */
export function LaneCard(props: Props) {
  const { lane, isPaused, canPause, isCanceling, askToCancel, question } = useLane(props);
  return (
    <Section
      title={lane.name}
      action={canPause && (
        <PauseButton
          size="small"
          sessionId={lane.id}
          isPaused={isPaused}
          onDone={props.onChanged}
        />
      )}
    >
      <div className={styles.lane}>
        <p className="small">
          <LaneLine session={lane} />
        </p>
        {askToCancel && (
          <BusyButton
            ref={focusContentOnUnmount}
            size="small"
            isBusy={isCanceling}
            onClick={askToCancel}
          >
            Cancelar todos
          </BusyButton>
        )}
      </div>
      {question}
    </Section>
  );
}

/** The same on a phone: a row of one card, so that the first message is in sight. */
export function LaneRow(props: Props) {
  const { lane, isPaused, canPause, askToCancel, question } = useLane(props);
  const { pause, resume } = usePauseSending(props.onChanged);
  const pausing = isPaused
    ? { label: "Continuar", Icon: Play, act: () => resume(lane.id) }
    : { label: "Pausar", Icon: Pause, act: () => pause(lane.id) };
  const actions = [
    ...canPause ? [pausing] : [],
    ...askToCancel ? [{ label: "Cancelar todos", Icon: Ban, act: askToCancel }] : [],
  ];
  return (
    <li className={styles.laneRow}>
      <p>
        <b>{lane.name}</b>
        <span className="small">
          <LaneLine session={lane} />
        </span>
      </p>
      {actions.length > 0 && (
        <MenuButton
          label={`Ações: ${lane.name}`}
          menuLabel="Ações da conta que envia"
          actions={actions}
        />
      )}
      {question}
    </li>
  );
}

/** Returns how to ask whether a lane is emptied, if anything waits there, and the question. */
function useCancelLane({ id, name, lane }: LaneCard_session$data, onChanged: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const [cancel, isCanceling] = useCancelDispatches();
  return {
    isCanceling,
    askToCancel: lane.queued > 0 ? () => setIsAsking(true) : null,
    question: isAsking && (
      <LazyConfirmDialog
        title={`Cancelar a fila de ${name}?`}
        stay="Manter a fila"
        goOn="Cancelar todos"
        onStay={() => setIsAsking(false)}
        onGoOn={() => {
          setIsAsking(false);
          cancel({ sessionId: id }, onChanged);
        }}
      >
        {countLabel(
          lane.queued,
          "mensagem espera a vez e não vai sair",
          "mensagens esperam a vez e não vão sair",
        )}. O que já saiu fica como está.
      </LazyConfirmDialog>
    ),
  };
}
