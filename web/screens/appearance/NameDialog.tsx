import { type FormEvent, useId, useState } from "react";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Dialog, DialogActions, DialogContent, DialogTitle } from "../../ui/overlays/Dialog.tsx";
import styles from "./NameDialog.module.css";

/** Asks for a theme's name. */
export function NameDialog(props: {
  title: string;
  note?: string;
  name: string;
  isSaving: boolean;
  refusal: string | null;
  onSave: (name: string) => void;
  onClose: () => void;
}) {
  const titleId = useId();
  const [name, setName] = useState(props.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSave(name.trim());
  };
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{props.title}</DialogTitle>
        <DialogContent>
          {props.note && <p className={styles.note}>{props.note}</p>}
          <div className={styles.field}>
            <Field
              label="Nome do tema"
              value={name}
              maxLength={60}
              autoFocus
              autoComplete="off"
              error={props.refusal !== null}
              helperText={props.refusal ?? undefined}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={props.onClose}>Cancelar</Button>
          <BusyButton type="submit" variant="contained" isBusy={props.isSaving}>Salvar</BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
