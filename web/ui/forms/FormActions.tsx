import { BusyButton, Button } from "../buttons/Button.tsx";
import styles from "./FormActions.module.css";

/** The buttons of a form, submit and cancel; docked above the navigation on phones. */
export function FormActions(props: { label: string; isBusy: boolean; onCancel: () => void }) {
  return (
    <div className={`${styles.actions} on-card`}>
      <Button variant="outlined" onClick={props.onCancel}>Cancelar</Button>
      <BusyButton type="submit" variant="contained" isBusy={props.isBusy}>{props.label}</BusyButton>
    </div>
  );
}
