import type { ReactNode } from "react";
import { isByPlan } from "../../routing/billing_params.ts";
import { PlansLink } from "../../shared/PlansLink.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import styles from "./Calendar.module.css";
import type { Warning } from "./entry_mutations.ts";

/** What a person should read before they save. */
export const Warnings = ({ warnings }: { warnings: readonly Warning[] }): ReactNode => (
  <Alert
    severity="warning"
    action={<PlansLink code={warnings.find(({ code }) => isByPlan(code))?.code} />}
  >
    <ul className={styles.warnings}>
      {warnings.map(({ code, message }) => <li key={code + message}>{message}</li>)}
    </ul>
  </Alert>
);

/** Asks whether something is to be done all the same. */
export const WarningsDialog = (props: {
  title: string;
  warnings: readonly Warning[];
  /** The words of the button that does it. */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}) => (
  <Dialog title={props.title} width="small" onClose={props.onClose}>
    <DialogContent>
      <Warnings warnings={props.warnings} />
    </DialogContent>
    <DialogActions>
      <Button variant="outlined" onClick={props.onClose}>Cancelar</Button>
      <Button variant="contained" onClick={props.onConfirm}>{props.confirm}</Button>
    </DialogActions>
  </Dialog>
);
