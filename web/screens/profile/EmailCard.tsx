import { useState } from "react";
import { useForm } from "react-hook-form";
import { announce, focusContentOnUnmount } from "../../browser/accessibility.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { identity } from "../../identity/current.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { SecretField } from "../../ui/forms/SecretField.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Profile.module.css";
import { setIdentityError } from "./identity_form.ts";

type Values = { email: string; password: string };

/** The e-mail of the account; a new one is valid once the link sent to it is opened. */
export function EmailCard({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Section title="E-mail">
      <div className={styles.stack}>
        <p className={styles.long}>{email}</p>
        {sentTo && (
          <p className="small">
            E-mail enviado para{" "}
            {sentTo}. A troca vale quando você abrir o link dele; até lá, entre com o e-mail de
            agora.
          </p>
        )}
        {!hasPassword && (
          <p className="small">
            Você entra com Google ou Apple, e o e-mail é o da conta de lá. Para usar outro, defina
            antes uma senha.
          </p>
        )}
        {hasPassword && !isOpen && (
          <Button variant="outlined" onClick={() => setOpen(true)}>Trocar e-mail</Button>
        )}
        {isOpen && (
          <EmailForm
            current={email}
            onClose={() => setOpen(false)}
            onSent={(next) => {
              setSentTo(next);
              announce(`E-mail enviado para ${next}.`);
              setOpen(false);
            }}
          />
        )}
      </div>
    </Section>
  );
}

function EmailForm(props: {
  current: string;
  onClose: () => void;
  onSent: (email: string) => void;
}) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { email: "", password: "" },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedChanges(isDirty);
  const submit = handleSubmit(async ({ email, password }) => {
    const next = email.trim();
    try {
      await identity.changeEmail({ email: next, password });
      props.onSent(next);
    } catch (error) {
      const fields = {
        "wrong-password": "password",
        "invalid-credential": "password",
        "invalid-email": "email",
        "email-already-in-use": "email",
      } as const;
      setIdentityError(error, fields, setError);
    }
  });
  return (
    <form
      ref={focusContentOnUnmount}
      className={styles.form}
      aria-label="Trocar e-mail"
      onSubmit={submit}
      noValidate
    >
      <Field
        type="email"
        label="Novo e-mail"
        autoComplete="email"
        autoFocus
        {...fieldProps(
          register("email", {
            required: "Escreva o novo e-mail.",
            validate: (typed) =>
              typed.trim().toLowerCase() !== props.current.toLowerCase() ||
              "Este já é o seu e-mail.",
          }),
          errors.email,
        )}
      />
      <SecretField
        label="Sua senha"
        showLabel="Mostrar a senha"
        autoComplete="current-password"
        {...fieldProps(
          register("password", { required: "Escreva sua senha." }),
          errors.password,
        )}
      />
      <p className="small">
        Uma mensagem vai ao novo e-mail. A troca vale quando você abrir o link.
      </p>
      {errors.root && <Alert severity="warning">{errors.root.message}</Alert>}
      <div className={styles.ends}>
        <Button variant="outlined" onClick={props.onClose}>Cancelar</Button>
        <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>
          Enviar a mensagem
        </BusyButton>
      </div>
    </form>
  );
}
