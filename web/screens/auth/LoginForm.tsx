import { useForm, useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { identity } from "../../identity/current.ts";
import type { Credentials } from "../../identity/identity.ts";
import { paths } from "../../paths.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { fieldProps } from "../../ui/forms/Field.tsx";
import { SecretField } from "../../ui/forms/SecretField.tsx";
import styles from "./Auth.module.css";
import { EmailField, emailRules, showIdentityError } from "./auth_form.tsx";

/** E-mail and password; an error is shown as a notice, and what was typed stays. */
export function LoginForm(
  { email = "", onDone }: {
    /** Typed on an earlier screen; the password field has the focus then. */
    email?: string;
    onDone: () => Promise<void>;
  },
) {
  const { search } = useLocation();
  const { control, register, handleSubmit, formState: { errors, isDirty, isSubmitting } } = useForm<
    Credentials
  >({
    defaultValues: { email, password: "" },
  });
  useUnsavedChanges(isDirty);
  const submit = handleSubmit(async (credentials) => {
    try {
      await identity.signIn(credentials);
      await onDone(); // busy until the next screen is shown
    } catch (error) {
      showIdentityError(error);
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EmailField {...fieldProps(register("email", emailRules), errors.email)} />
      <SecretField
        showLabel="Mostrar a senha"
        label="Senha"
        autoComplete="current-password"
        autoFocus={email !== ""}
        {...fieldProps(
          register("password", { required: "Escreva a sua senha." }),
          errors.password,
        )}
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
