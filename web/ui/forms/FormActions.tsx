import type { ReactNode } from "react";
import { BusyButton, Button } from "../buttons/Button.tsx";
import styles from "./FormActions.module.css";

/** The buttons of a form, submit and cancel; docked above the navigation on phones. */
export function FormActions(props: {
  label: string;
  isBusy: boolean;
  /** What keeps it from being saved, above the buttons. */
  note?: ReactNode;
  onCancel: () => void;
}) {
  return (
    <div className={`${styles.actions} on-card`}>
      <p role="status" className={styles.note}>{props.note}</p>
      <Button variant="outlined" onClick={props.onCancel}>Cancelar</Button>
      <BusyButton type="submit" variant="contained" isBusy={props.isBusy}>{props.label}</BusyButton>
    </div>
  );
}
