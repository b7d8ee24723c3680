import { useState } from "react";
import { useForm } from "react-hook-form";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { identity } from "../../identity/current.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { fieldProps } from "../../ui/forms/Field.tsx";
import { SecretField } from "../../ui/forms/SecretField.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Profile.module.css";
import { setIdentityError } from "./identity_form.ts";

type Values = { current: string; next: string };

/** Changes the password, which ends all other sessions. */
export function PasswordCard({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Senha">
      <div className={styles.stack}>
        {isOpen
          ? (
            <PasswordForm
              email={email}
              onClose={() => setOpen(false)}
              onChanged={() => {
                showNotice("Senha trocada. Só este aparelho continua conectado.", {
                  variant: "success",
                });
                setOpen(false);
                onChanged();
              }}
            />
          )
          : (
            <>
              <p className="small">Ao trocar, você sai de todos os outros aparelhos.</p>
              <Button variant="outlined" onClick={() => setOpen(true)}>Trocar senha</Button>
            </>
          )}
      </div>
    </Section>
  );
}

function PasswordForm(props: { email: string; onClose: () => void; onChanged: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { current: "", next: "" },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedChanges(isDirty);
  const submit = handleSubmit(async (values) => {
    try {
      await identity.changePassword(values);
      props.onChanged();
    } catch (error) {
      const fields = {
        "wrong-password": "current",
        "invalid-credential": "current",
        "weak-password": "next",
      } as const;
      setIdentityError(error, fields, setError);
    }
  });
  return (
    <form
      ref={focusContentOnUnmount}
      className={styles.form}
      aria-label="Trocar senha"
      onSubmit={submit}
      noValidate
    >
      <input type="text" autoComplete="username" value={props.email} readOnly hidden />
      <SecretField
        label="Senha atual"
        showLabel="Mostrar a senha atual"
        autoComplete="current-password"
        autoFocus
        {...fieldProps(register("current", { required: "Escreva a senha atual." }), errors.current)}
      />
      <SecretField
        label="Nova senha"
        showLabel="Mostrar a nova senha"
        autoComplete="new-password"
        {...fieldProps(
          register("next", {
            required: "Escreva a nova senha.",
            validate: (typed, { current }) =>
              typed !== current || "Ela é igual à atual. Escolha outra.",
          }),
          errors.next,
        )}
      />
      {errors.root && <Alert severity="warning">{errors.root.message}</Alert>}
      <div className={styles.ends}>
        <Button variant="outlined" onClick={props.onClose}>Cancelar</Button>
        <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>
          Trocar senha
        </BusyButton>
      </div>
    </form>
  );
}
