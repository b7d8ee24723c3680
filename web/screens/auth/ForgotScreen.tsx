import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import { focusContent } from "../../browser/accessibility.ts";
import { identity } from "../../identity/current.ts";
import { paths } from "../../paths.ts";
import { headings } from "../../routing/headings.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { fieldProps } from "../../ui/forms/Field.tsx";
import styles from "./Auth.module.css";
import { ResendEmail } from "./ResendEmail.tsx";
import { EmailField, emailInState, emailRules, showIdentityError } from "./auth_form.tsx";
import { saveReturnPath } from "./useAfterSignIn.ts";

/** `/auth/forgot-password`: shows the same whether or not the account exists. */
export function ForgotScreen() {
  const { search, state } = useLocation();
  const [email, setEmail] = useState(emailInState(state));
  const [isSent, setIsSent] = useState(false);
  const send = async (email: string) => {
    await identity.sendReset(email);
    saveReturnPath(search);
    setEmail(email);
    setIsSent(true);
  };
  const startOver = () => {
    focusContent(); // the pressed button disappears
    setIsSent(false);
  };
  return (
    <>
      {isSent
        ? <Sent email={email} send={() => send(email)} onOther={startOver} />
        : <EmailForm email={email} send={send} />}
      <p className={styles.foot}>
        <Link to={paths.login + search} state={{ email }}>Voltar para o login</Link>
      </p>
    </>
  );
}

const { title, note } = headings[paths.forgotPassword];

function EmailForm({ email, send }: { email: string; send: (email: string) => Promise<void> }) {
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({
    defaultValues: { email },
  });
  return (
    <>
      <h1>{title}</h1>
      <p className="small">{note}</p>
      <form
        className={styles.form}
        onSubmit={handleSubmit(({ email }) => send(email).catch(showIdentityError))}
        noValidate
      >
        <EmailField {...fieldProps(register("email", emailRules), errors.email)} />
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
        Se existe uma conta com{" "}
        <b>{email}</b>, o link chega em alguns minutos. Não chegou? Olhe no spam e confira se o
        endereço está certo.
      </p>
      <div className={styles.form}>
        <ResendEmail label="Enviar outro e-mail" send={send} />
        <Button onClick={onOther}>Usar outro e-mail</Button>
      </div>
    </>
  );
}
