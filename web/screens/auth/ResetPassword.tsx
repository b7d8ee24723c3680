import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { identity } from "../../identity/current.ts";
import { toIdentityFailure } from "../../identity/failures.ts";
import type { FailureCode } from "../../identity/identity.ts";
import { loginPath, paths } from "../../paths.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { fieldProps } from "../../ui/forms/Field.tsx";
import { AuthNote } from "./AuthNote.tsx";
import styles from "./FieldsForm.module.css";
import { LinkProblem, Working } from "./LinkProblem.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { takeReturnPath } from "./return_path.ts";
import { newPasswordRules } from "./form_rules.ts";
import { useOutcome } from "./useOutcome.ts";
import { useIdentityErrorNotice } from "./useIdentityErrorNotice.ts";

/** `mode=resetPassword`: another password for the account that the link is about. */
export function ResetPassword({ code }: { code: string }) {
  const checked = useOutcome(() => identity.checkReset(code));
  const [over, setOver] = useState<FailureCode | "done" | null>(null);
  if (checked.state === "working") return <Working title="Conferindo o link" />;
  if (checked.state === "failed") return <LinkProblem {...checked} next={<AnotherLink />} />;
  const { email } = checked.answer;
  if (over === "done") return <Changed email={email} />;
  if (over) return <LinkProblem code={over} next={<AnotherLink email={email} />} />;
  return <Choose code={code} email={email} onOver={setOver} />;
}

function Choose({ code, email, onOver }: {
  code: string;
  email: string;
  onOver: (over: FailureCode | "done") => void;
}) {
  const refuse = useIdentityErrorNotice();
  const { control, register, handleSubmit, formState: { errors, isDirty, isSubmitting } } = useForm(
    { defaultValues: { password: "" } },
  );
  useUnsavedChanges(isDirty);
  const submit = handleSubmit(async ({ password }) => {
    try {
      await identity.resetPassword(code, password);
      onOver("done");
    } catch (failure) {
      const { code } = toIdentityFailure(failure);
      if (code === "expired-action-code" || code === "invalid-action-code") onOver(code);
      else refuse(failure);
    }
  });
  return (
    <>
      <h1>Escolha uma senha nova</h1>
      <p className={styles.text}>
        Para a conta de <b>{email}</b>. Quem estiver conectado com a senha antiga sai.
      </p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          label="Senha nova"
          password={useWatch({ control, name: "password" })}
          email={email}
          {...fieldProps(register("password", newPasswordRules), errors.password)}
        />
        <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>
          Trocar a senha
        </BusyButton>
      </form>
    </>
  );
}

function Changed({ email }: { email: string }) {
  const [back] = useState(takeReturnPath);
  return (
    <AuthNote title="Senha trocada" text="Entre com a senha nova.">
      <Button variant="contained" component={Link} to={loginPath(back)} state={{ email }}>
        Entrar
      </Button>
    </AuthNote>
  );
}

const AnotherLink = ({ email }: { email?: string }) => (
  <Button variant="contained" component={Link} to={paths.forgotPassword} state={{ email }}>
    Pedir outro link
  </Button>
);
