import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import { focusContent } from "../../browser/accessibility.ts";
import { identity } from "../../identity/current.ts";
import { paths } from "../../paths.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import styles from "./FieldsForm.module.css";
import { ResendEmail } from "./ResendEmail.tsx";
import { saveReturnPath } from "./return_path.ts";
import { emailRules, typedEmail } from "./form_rules.ts";
import { useIdentityErrorNotice } from "./useIdentityErrorNotice.ts";

/** `/auth/forgot-password`: says the same whether or not there is such an account. */
export function ForgotScreen() {
  const { search, state } = useLocation();
  const [email, setEmail] = useState(typedEmail(state));
  const [isSent, setIsSent] = useState(false);
  const send = async (email: string) => {
    await identity.sendReset(email);
    saveReturnPath(search);
    setEmail(email);
    setIsSent(true);
  };
  const askAgain = () => {
    focusContent(); // the button goes
    setIsSent(false);
  };
  return (
    <>
      {isSent
        ? <Sent email={email} send={() => send(email)} onOther={askAgain} />
        : <Ask email={email} send={send} />}
      <p className={styles.foot}>
        <Link to={paths.login + search} state={{ email }}>Voltar para a entrada</Link>
      </p>
    </>
  );
}

function Ask({ email, send }: { email: string; send: (email: string) => Promise<void> }) {
  const refuse = useIdentityErrorNotice();
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({
    defaultValues: { email },
  });
  return (
    <>
      <h1>Esqueceu a senha?</h1>
      <p className="small">Diga o e-mail da sua conta. Enviamos um link para escolher outra.</p>
      <form
        className={styles.form}
        onSubmit={handleSubmit(({ email }) => send(email).catch(refuse))}
        noValidate
      >
        <Field
          label="E-mail"
          type="email"
          autoComplete="username"
          {...fieldProps(register("email", emailRules), errors.email)}
        />
        <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>
          Enviar o link
        </BusyButton>
      </form>
    </>
  );
}

function Sent(
  { email, send, onOther }: { email: string; send: () => Promise<void>; onOther: () => void },
) {
  useEffect(focusContent, []);
  return (
    <>
      <h1>Confira o seu e-mail</h1>
      <p className={styles.text}>
        Se há uma conta com{" "}
        <b>{email}</b>, o e-mail com o link chega em alguns minutos. Se ele não vier, olhe na caixa
        de spam e confira se o endereço é este mesmo.
      </p>
      <div className={styles.form}>
        <ResendEmail label="Enviar outro e-mail" send={send} />
        <Button onClick={onOther}>Usar outro e-mail</Button>
      </div>
    </>
  );
}
