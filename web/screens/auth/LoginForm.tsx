import { useForm } from "react-hook-form";
import { identity } from "../../identity/current.ts";
import type { Credentials } from "../../identity/identity.ts";
import { identitySentence } from "../../identity/sentences.ts";
import { useNotices } from "../../ui/notices.ts";
import styles from "./FieldsForm.module.css";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Field } from "../../ui/Field.tsx";
import { fieldProps } from "../../ui/fieldProps.ts";
import { SecretField } from "../../ui/SecretField.tsx";
import { useUnsaved } from "../../unsaved.ts";
import { emailRules, passwordRules } from "./rules.ts";

/** E-mail and password; a refusal speaks in a snackbar, and what was typed stays. */
export function LoginForm({ onDone }: { onDone: () => Promise<void> }) {
  const { enqueueSnackbar } = useNotices();
  const { register, handleSubmit, formState: { errors, isDirty, isSubmitting } } = useForm<
    Credentials
  >({
    defaultValues: { email: "", password: "" },
  });
  useUnsaved(isDirty);
  const submit = handleSubmit(async (credentials) => {
    try {
      await identity.signIn(credentials);
      await onDone(); // busy until the next screen is there
    } catch (failure) {
      enqueueSnackbar(identitySentence(failure), { variant: "error" });
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        {...fieldProps(register("email", emailRules), errors.email)}
      />
      <SecretField
        showLabel="Mostrar a senha"
        label="Senha"
        autoComplete="current-password"
        {...fieldProps(register("password", passwordRules), errors.password)}
      />
      <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>Entrar</BusyButton>
    </form>
  );
}
