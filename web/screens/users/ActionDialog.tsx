import { type FormEvent, type ReactNode } from "react";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import styles from "./Person.module.css";

/** What each dialog about a person is given. */
export type ActionProps = {
  readonly userId: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly onClose: () => void;
};

/** Asks before something is done to an account, and says what follows; a refusal stands in it. */
export function ActionDialog(props: {
  title: string;
  goOn: string;
  /** One does not want to press it by mistake: staying is the filled button. */
  isGrave?: boolean;
  isBusy: boolean;
  refusal: string | null;
  /** What follows, and the fields that it takes. */
  children: ReactNode;
  onGoOn: () => void;
  onClose: () => void;
}) {
  const { isGrave = false } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onGoOn();
  };
  return (
    <Dialog title={props.title} width="small" onClose={props.onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <div className={styles.asked}>
            {props.children}
            {props.refusal && <Alert severity="warning">{props.refusal}</Alert>}
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant={isGrave ? "contained" : "outlined"} onClick={props.onClose}>
            Cancelar
          </Button>
          <BusyButton
            type="submit"
            variant={isGrave ? "outlined" : "contained"}
            isBusy={props.isBusy}
          >
            {props.goOn}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
