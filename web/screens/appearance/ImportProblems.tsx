import { useId } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog, DialogActions, DialogContent, DialogTitle } from "../../ui/overlays/Dialog.tsx";
import styles from "./Themes.module.css";

/** Why a file's themes were not taken, reason by reason. */
export function ImportProblems(props: { problems: readonly string[]; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>O arquivo não foi importado</DialogTitle>
      <DialogContent>
        <p>Corrija o arquivo e importe de novo. Seus temas continuam como estavam.</p>
        <ul className={styles.problems}>
          {props.problems.map((problem) => <li key={problem}>{problem}</li>)}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={props.onClose}>Entendi</Button>
      </DialogActions>
    </Dialog>
  );
}
