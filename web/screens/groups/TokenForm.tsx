import { useForm } from "react-hook-form";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { fieldProps } from "../../ui/forms/Field.tsx";
import { SecretField } from "../../ui/forms/SecretField.tsx";
import styles from "./SessionCard.module.css";
import { useConnectTelegram } from "./useConnectTelegram.ts";

/** Takes a bot's token; a refusal stands at the field. */
export function TokenForm(props: { label: string; submit: string; onConnected: () => void }) {
  const { register, handleSubmit, setError, reset, formState: { errors, isDirty } } = useForm({
    defaultValues: { botToken: "" },
  });
  useUnsavedChanges(isDirty);
  const [connect, isConnecting] = useConnectTelegram();
  const submit = handleSubmit(({ botToken }) =>
    connect(botToken.trim(), {
      onConnected() {
        reset();
        props.onConnected();
      },
      onRefused: (message) => setError("botToken", { message }, { shouldFocus: true }),
    })
  );
  return (
    <form className={styles.token} onSubmit={submit} noValidate>
      <SecretField
        label={props.label}
        showLabel="Mostrar o token"
        autoComplete="off"
        placeholder="123456789:AA…"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldProps(
          register("botToken", { required: "Cole o token que o @BotFather deu." }),
          errors.botToken,
        )}
      />
      <BusyButton type="submit" variant="contained" isBusy={isConnecting}>
        {props.submit}
      </BusyButton>
    </form>
  );
}
