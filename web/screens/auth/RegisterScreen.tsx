import { useForm, useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import { trialDays } from "../../browser/page_meta.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { identity } from "../../identity/current.ts";
import type { Registration } from "../../identity/identity.ts";
import { paths } from "../../paths.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { AcceptanceNote, recordAcceptance } from "./Acceptance.tsx";
import { EmailField, emailInState, emailRules, showIdentityError } from "./auth_form.tsx";
import styles from "./Auth.module.css";
import { NewPasswordField, newPasswordRules } from "./NewPasswordField.tsx";
import { SocialButtons } from "./SocialButtons.tsx";
import { saveReturnPath } from "./return_path.ts";
import { useAfterSignIn } from "./useAfterSignIn.ts";

/** `/auth/register` */
export function RegisterScreen() {
  const { search, state } = useLocation();
  const goBack = useAfterSignIn();
  return (
    <>
      <h1>Crie a sua conta</h1>
      <p className="small">{trialDays} dias de teste, sem cartão.</p>
      <RegisterForm email={emailInState(state)} onDone={goBack} />
      <SocialButtons onDone={goBack} hasAcceptanceNote={false} />
      <p className={styles.foot}>
        Já tem conta? <Link to={paths.login + search}>Entrar</Link>
      </p>
    </>
  );
}

const nameRules = {
  validate: (typed: string) => typed.trim() !== "" || "Escreva como você quer ser chamado.",
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
      await onDone(); // busy until the next screen is there
    } catch (error) {
      showIdentityError(error);
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
      <EmailField {...fieldProps(register("email", emailRules), errors.email)} />
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
