import { useForm, useWatch } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { identity } from "../../identity/current.ts";
import type { Registration } from "../../identity/identity.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { AcceptanceNote, recordAcceptance } from "./Acceptance.tsx";
import styles from "./Auth.module.css";
import { NewPasswordField, newPasswordRules } from "./NewPasswordField.tsx";
import { EmailField, emailRules, showIdentityError } from "./auth_form.tsx";
import { saveReturnPath } from "./useAfterSignIn.ts";

/** The name may be left out: the server then takes the part of the e-mail before the @. */
const nameRules = {
  maxLength: { value: 80, message: "O nome pode ter até 80 caracteres." },
};

/** Creates an account, which also signs in. */
export function RegisterForm(
  { email = "", onDone }: { email?: string; onDone: () => Promise<void> },
) {
  const { search } = useLocation();
  const { control, register, handleSubmit, formState: { errors, isDirty, isSubmitting } } = useForm<
    Registration
  >({
    defaultValues: { displayName: "", email, password: "" },
  });
  useUnsavedChanges(isDirty);
  const typed = useWatch({ control });
  const submit = handleSubmit(async (registration) => {
    try {
      await identity.register({ ...registration, displayName: registration.displayName.trim() });
      showNotice("Registo efetuado com sucesso!", { variant: "success" });
      saveReturnPath(search); // the link in the confirmation e-mail leads there as well
      await recordAcceptance();
      await onDone(); // busy until the next screen is shown
    } catch (error) {
      showIdentityError(error);
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EmailField {...fieldProps(register("email", emailRules), errors.email)} />
      <NewPasswordField
        label="Senha"
        autoFocus={email !== ""}
        password={typed.password ?? ""}
        email={typed.email ?? ""}
        {...fieldProps(register("password", newPasswordRules), errors.password)}
      />
      <Field
        label="Nome (opcional)"
        autoComplete="name"
        {...fieldProps(register("displayName", nameRules), errors.displayName)}
      />
      <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>Criar conta</BusyButton>
      <AcceptanceNote action="Ao criar a conta" />
    </form>
  );
}
