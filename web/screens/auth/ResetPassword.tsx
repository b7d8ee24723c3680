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
import styles from "./Auth.module.css";
import { NewPasswordField, newPasswordRules } from "./NewPasswordField.tsx";
import { showIdentityError } from "./auth_form.tsx";
import { LinkPending, LinkProblem, LinkResult, useOutcome } from "./link_outcome.tsx";
import { takeReturnPath } from "./useAfterSignIn.ts";

/** `mode=resetPassword`: sets a new password for the link's account. */
export function ResetPassword({ code }: { code: string }) {
  const check = useOutcome(() => identity.checkReset(code));
  const [end, setEnd] = useState<FailureCode | "done" | null>(null);
  if (check.status === "pending") return <LinkPending title="Conferindo o link" />;
  if (check.status === "failed") return <LinkProblem {...check} next={<AnotherLink />} />;
  const { email } = check.result;
  if (end === "done") return <PasswordChanged email={email} />;
  if (end) return <LinkProblem code={end} next={<AnotherLink email={email} />} />;
  return <PasswordForm code={code} email={email} onEnd={setEnd} />;
}

function PasswordForm({ code, email, onEnd }: {
  code: string;
  email: string;
  /** Called when the link can be used no more. */
  onEnd: (end: FailureCode | "done") => void;
}) {
  const { control, register, handleSubmit, formState: { errors, isDirty, isSubmitting } } = useForm(
    { defaultValues: { password: "" } },
  );
  useUnsavedChanges(isDirty);
  const submit = handleSubmit(async ({ password }) => {
    try {
      await identity.resetPassword(code, password);
      onEnd("done");
    } catch (error) {
      const { code } = toIdentityFailure(error);
      if (code === "expired-action-code" || code === "invalid-action-code") onEnd(code);
      else showIdentityError(error);
    }
  });
  return (
    <>
      <h1>Escolha uma senha nova</h1>
      <p className={styles.text}>
        Para a conta de <b>{email}</b>. Quem entrou com a senha antiga vai precisar entrar de novo.
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

function PasswordChanged({ email }: { email: string }) {
  const [path] = useState(takeReturnPath);
  return (
    <LinkResult title="Senha trocada" text="Entre com a senha nova.">
      <Button variant="contained" component={Link} to={loginPath(path)} state={{ email }}>
        Entrar
      </Button>
    </LinkResult>
  );
}

const AnotherLink = ({ email }: { email?: string }) => (
  <Button variant="contained" component={Link} to={paths.forgotPassword} state={{ email }}>
    Pedir outro link
  </Button>
);
