import { useForm } from "react-hook-form";
import { graphql } from "react-relay";
import type { DeletionDialogRequestDeletionMutation } from "../../__generated__/DeletionDialogRequestDeletionMutation.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { commit } from "../../relay/commit.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Profile.module.css";

/** Explains what is deleted, when, and what stays; the person confirms by typing their e-mail. */
export function DeletionDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const showError = useErrorNotice();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { confirmation: "" },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedChanges(isDirty);
  const submit = handleSubmit(async ({ confirmation }) => {
    try {
      const problem = await requestDeletion(confirmation.trim());
      if (!problem) {
        showNotice("Pedido feito. Você tem 7 dias para voltar atrás.", { variant: "success" });
        onClose();
      } else if (problem.isOfField) setError("confirmation", problem, { shouldFocus: true });
      else setError("root", problem);
    } catch (error) {
      showError(error);
    }
  });
  const typed = fieldProps(
    register("confirmation", {
      validate: (typed) =>
        typed.trim().toLowerCase() === email.toLowerCase() || `Não é o seu. Escreva ${email}.`,
    }),
    errors.confirmation,
  );
  return (
    <Dialog title="Excluir sua conta?" width="medium" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <p>Em 7 dias, e só então, é apagado para sempre:</p>
          <ul className={styles.goes}>
            <li>sua conta, foto, senha e sessões;</li>
            <li>ofertas, textos, códigos de afiliado, grupos, envios e avisos;</li>
            <li>as conexões com WhatsApp e Telegram; o que está na fila não sai mais.</li>
          </ul>
          <p>
            As mensagens que já chegaram aos grupos ficam lá. Na trilha de auditoria fica só um
            código, que depois não leva a ninguém. Se quiser guardar algo, peça antes a cópia dos
            seus dados.
          </p>
          <div className={styles.typed}>
            <Field
              label="Seu e-mail"
              autoComplete="off"
              autoCapitalize="none"
              inputMode="email"
              spellCheck={false}
              {...typed}
              helperText={typed.helperText ?? `Para confirmar, escreva ${email}.`}
            />
            {errors.root && <Alert severity="warning">{errors.root.message}</Alert>}
          </div>
        </DialogContent>
        <DialogActions>
          <BusyButton type="submit" variant="outlined" isBusy={isSubmitting}>
            Excluir em 7 dias
          </BusyButton>
          <Button variant="contained" onClick={onClose}>Ficar com a conta</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Problem = { readonly message: string; readonly isOfField: boolean };

/** Requests the deletion in 7 days; `confirmation` is the e-mail that the person typed. */
async function requestDeletion(confirmation: string): Promise<Problem | null> {
  const { requestAccountDeletion } = await commit<DeletionDialogRequestDeletionMutation>(
    graphql`
      mutation DeletionDialogRequestDeletionMutation($input: RequestAccountDeletionInput!) {
        requestAccountDeletion(input: $input) {
          ... on Viewer {
            deletesAt
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input: { confirmation } },
  );
  const { message, path = [] } = requestAccountDeletion;
  return message ? { message, isOfField: path.includes("confirmation") } : null;
}
