import { copyWithNotice } from "../../../ui/buttons/share.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../../ui/overlays/Dialog.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import styles from "./Api.module.css";

type Props = {
  secret: string;
  /** Whether it is the secret of an app, rather than a key. */
  isOfApp?: boolean;
  onClose: () => void;
};

/** Shows a new key or secret, which nobody can read again. */
export const SecretDialog = (props: Props) => (
  <Dialog
    title={props.isOfApp ? "Copie o segredo agora" : "Copie a chave agora"}
    width="medium"
    onClose={props.onClose}
  >
    <DialogContent>
      <div className={styles.stack}>
        <p>
          {props.isOfApp
            ? "Ele só aparece desta vez: guardamos um resumo dele. Deixe-o só no servidor do aplicativo."
            : "Ela só aparece desta vez: guardamos um resumo dela, não ela. Quem tem a chave age por você; não a publique nem a mande por mensagem."}
        </p>
        <Field
          label={props.isOfApp ? "client_secret" : "Chave de API"}
          value={props.secret}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </div>
    </DialogContent>
    <DialogActions>
      <Button variant="outlined" onClick={props.onClose}>Já guardei</Button>
      <Button
        variant="contained"
        onClick={() =>
          void copyWithNotice(
            props.secret,
            props.isOfApp ? "Segredo copiado." : "Chave copiada.",
          )}
      >
        {props.isOfApp ? "Copiar segredo" : "Copiar chave"}
      </Button>
    </DialogActions>
  </Dialog>
);
