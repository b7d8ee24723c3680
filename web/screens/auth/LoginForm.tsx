import { useForm, useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { identity } from "../../identity/current.ts";
import type { Credentials } from "../../identity/identity.ts";
import { paths } from "../../paths.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { SecretField } from "../../ui/forms/SecretField.tsx";
import styles from "./FieldsForm.module.css";
import { emailRules, passwordRules } from "./form_rules.ts";
import { useIdentityErrorNotice } from "./useIdentityErrorNotice.ts";

/** E-mail and password; a refusal speaks in a notice, and what was typed stays. */
export function LoginForm(
  { email = "", onDone }: {
    /** Known already: the password is what is missing. */
    email?: string;
    onDone: () => Promise<void>;
  },
) {
  const { search } = useLocation();
  const refuse = useIdentityErrorNotice();
  const { control, register, handleSubmit, formState: { errors, isDirty, isSubmitting } } = useForm<
    Credentials
  >({
    defaultValues: { email, password: "" },
  });
  useUnsavedChanges(isDirty);
  const submit = handleSubmit(async (credentials) => {
    try {
      await identity.signIn(credentials);
      await onDone(); // busy until the next screen is there
    } catch (failure) {
      refuse(failure);
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        {...fieldProps(register("email", emailRules), errors.email)}
      />
      <SecretField
        showLabel="Mostrar a senha"
        label="Senha"
        autoComplete="current-password"
        autoFocus={email !== ""}
        {...fieldProps(register("password", passwordRules), errors.password)}
      />
      <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>Entrar</BusyButton>
      <p className={styles.aside}>
        <Link
          to={paths.forgotPassword + search}
          state={{ email: useWatch({ control, name: "email" }) }}
        >
          Esqueci a senha
        </Link>
      </p>
    </form>
  );
}
