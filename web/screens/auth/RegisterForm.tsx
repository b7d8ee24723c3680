import { useForm, useWatch } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { identity } from "../../identity/current.ts";
import type { Registration } from "../../identity/identity.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { AcceptanceNote } from "./AcceptanceNote.tsx";
import styles from "./FieldsForm.module.css";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { recordAcceptance } from "./recordAcceptance.ts";
import { saveReturnPath } from "./return_path.ts";
import { emailRules, nameRules, newPasswordRules } from "./form_rules.ts";
import { useIdentityErrorNotice } from "./useIdentityErrorNotice.ts";

/** A new account; done, one is signed in. */
export function RegisterForm(
  { email = "", onDone }: { email?: string; onDone: () => Promise<void> },
) {
  const { search } = useLocation();
  const refuse = useIdentityErrorNotice();
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
      saveReturnPath(search); // the letter's link leads there as well
      await recordAcceptance();
      await onDone(); // busy until the next screen is there
    } catch (failure) {
      refuse(failure);
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Nome"
        autoComplete="name"
        autoFocus={email !== ""}
        {...fieldProps(register("displayName", nameRules), errors.displayName)}
      />
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        {...fieldProps(register("email", emailRules), errors.email)}
      />
      <NewPasswordField
        label="Senha"
        password={typed.password ?? ""}
        email={typed.email ?? ""}
        {...fieldProps(register("password", newPasswordRules), errors.password)}
      />
      <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>Criar conta</BusyButton>
      <AcceptanceNote action="Ao criar a conta" />
    </form>
  );
}
