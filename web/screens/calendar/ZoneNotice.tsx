import { useState } from "react";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import type { Occurrence } from "./CalendarScreen.tsx";
import styles from "./Calendar.module.css";
import { moveToOwnZone } from "./entry_mutations.ts";

/** Where the browser stores that entries of other zones than this one are to stay as they are. */
const STORED = "calendar_zone";

/** Asks what becomes of entries to come that follow the clocks of another zone than the person's. */
export function ZoneNotice(props: {
  timeZone: string;
  occurrences: readonly Occurrence[];
  refresh: () => void;
}) {
  const { timeZone } = props;
  const [isHidden, setHidden] = useState(() => localStorage.getItem(STORED) === timeZone);
  const [runAction, isBusy] = useMutationAction();
  const others = new Map(
    props.occurrences
      .filter(({ entry, outcome }) => outcome.status === "PLANNED" && entry.timeZone !== timeZone)
      .map((one) => [one.entry.id, one]),
  );
  const leave = () => {
    localStorage.setItem(STORED, timeZone); // another change of zone asks again
    setHidden(true);
  };
  const [first] = others.values();
  if (!first || isHidden) return null;
  const change = () => void runAction(moveToOwnZone, props.refresh);
  return (
    <Alert severity="info">
      {countLabel(others.size, "envio programado segue", "envios programados seguem")} o relógio de
      {" "}
      {first.entry.timeZone}, e o seu fuso agora é {timeZone}. A hora escrita vale em qual?
      <div className={styles.zone}>
        <Button size="small" variant="outlined" disabled={isBusy} onClick={change}>
          No meu fuso de agora
        </Button>
        <Button size="small" onClick={leave}>Deixar como está</Button>
      </div>
    </Alert>
  );
}
