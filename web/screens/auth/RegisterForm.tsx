import { useForm } from "react-hook-form";
import { identity } from "../../identity/current.ts";
import type { Registration } from "../../identity/identity.ts";
import { identitySentence } from "../../identity/sentences.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Field } from "../../ui/Field.tsx";
import { fieldProps } from "../../ui/fieldProps.ts";
import { useNotices } from "../../ui/notices.ts";
import { SecretField } from "../../ui/SecretField.tsx";
import { useUnsaved } from "../../unsaved.ts";
import styles from "./FieldsForm.module.css";
import { emailRules, nameRules, newPasswordRules } from "./rules.ts";

/** A new account; done, one is signed in. */
export function RegisterForm({ onDone }: { onDone: () => Promise<void> }) {
  const { enqueueSnackbar } = useNotices();
  const { register, handleSubmit, formState: { errors, isDirty, isSubmitting } } = useForm<
    Registration
  >({
    defaultValues: { displayName: "", email: "", password: "" },
  });
  useUnsaved(isDirty);
  const submit = handleSubmit(async (registration) => {
    try {
      await identity.register(registration);
      enqueueSnackbar("Registo efetuado com sucesso!", { variant: "success" });
      await onDone(); // busy until the next screen is there
    } catch (failure) {
      enqueueSnackbar(identitySentence(failure), { variant: "error" });
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Nome"
        autoComplete="name"
        {...fieldProps(register("displayName", nameRules), errors.displayName)}
      />
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        {...fieldProps(register("email", emailRules), errors.email)}
      />
      <SecretField
        showLabel="Mostrar a senha"
        label="Senha"
        autoComplete="new-password"
        {...fieldProps(register("password", newPasswordRules), errors.password)}
      />
      <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>Criar conta</BusyButton>
    </form>
  );
}
