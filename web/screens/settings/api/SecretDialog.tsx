import { copyWithNotice } from "../../../ui/buttons/share.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../../ui/overlays/Dialog.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import styles from "./Api.module.css";

/** Shows a new key, which nobody can read again. */
export const SecretDialog = (props: { secret: string; onClose: () => void }) => (
  <Dialog title="Copie a chave agora" width="medium" onClose={props.onClose}>
    <DialogContent>
      <div className={styles.stack}>
        <p>
          Ela só aparece desta vez: guardamos um resumo dela, não ela. Quem tem a chave age por
          você; não a publique nem a mande por mensagem.
        </p>
        <Field
          label="Chave de API"
          value={props.secret}
          readOnly
          onFocus={({ target }) =>
            target.select()}
        />
      </div>
    </DialogContent>
    <DialogActions>
      <Button variant="outlined" onClick={props.onClose}>Já guardei</Button>
      <Button
        variant="contained"
        onClick={() =>
          void copyWithNotice(props.secret, "Chave copiada.")}
      >
        Copiar chave
      </Button>
    </DialogActions>
  </Dialog>
);
