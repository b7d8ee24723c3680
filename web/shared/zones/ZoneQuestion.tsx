import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { ZoneQuestionMutation } from "../../__generated__/ZoneQuestionMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { useMutationAction } from "../useMutationAction.ts";
import styles from "./ZoneQuestion.module.css";

/** Where the browser stores that entries of other zones than this one are to stay as they are. */
const STORED = "calendar_zone";

/** Asks whether entries that follow the clocks of another zone keep their instants or local times. */
export function ZoneQuestion(props: {
  /** The zone of the person now. */
  timeZone: string;
  onMoved?: () => void;
  /** Which entries, and the question. */
  children: ReactNode;
}) {
  const { timeZone, onMoved } = props;
  const [answeredFor, setAnsweredFor] = useState(() => localStorage.getItem(STORED));
  const [runAction, isBusy] = useMutationAction();
  if (answeredFor === timeZone) return null;
  const leave = () => {
    localStorage.setItem(STORED, timeZone); // another change of zone asks again
    setAnsweredFor(timeZone);
  };
  const move = () =>
    void runAction(moveToOwnZone, () => {
      setAnsweredFor(timeZone);
      onMoved?.();
    });
  return (
    <Alert severity="info">
      {props.children}
      <div className={styles.choices}>
        <Button size="small" variant="outlined" disabled={isBusy} onClick={move}>
          No meu fuso de agora
        </Button>
        <Button size="small" onClick={leave}>Deixar como está</Button>
      </div>
    </Alert>
  );
}

/** Lets every entry follow the clocks of the person's zone; its local times stay. */
async function moveToOwnZone(): Promise<string | null> {
  const { updateCalendarZone } = await commit<ZoneQuestionMutation>(
    graphql`
      mutation ZoneQuestionMutation {
        updateCalendarZone {
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return updateCalendarZone.message ?? null;
}
