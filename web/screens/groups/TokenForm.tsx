import { useForm } from "react-hook-form";
import { graphql, useMutation } from "react-relay";
import type { TokenFormConnectTelegramMutation } from "../../__generated__/TokenFormConnectTelegramMutation.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { fieldProps } from "../../ui/forms/Field.tsx";
import { SecretField } from "../../ui/forms/SecretField.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./SessionCard.module.css";

/** The token of a bot; an error is shown at the field. */
export function TokenForm(props: { label: string; submitLabel: string; onConnected: () => void }) {
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
        {props.submitLabel}
      </BusyButton>
    </form>
  );
}

/** Returns a function that connects a bot by its token; a known bot gets the new token. */
function useConnectTelegram() {
  const showError = useErrorNotice();
  const [commit, isConnecting] = useMutation<TokenFormConnectTelegramMutation>(graphql`
    mutation TokenFormConnectTelegramMutation($input: ConnectTelegramInput!) {
      connectTelegram(input: $input) {
        ...useSessionChanges_full @alias
        ... on MessengerSession {
          name
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const connect = (botToken: string, handlers: {
    onConnected: () => void;
    onRefused: (message: string) => void;
  }) =>
    void commit({
      variables: { input: { botToken } },
      onCompleted({ connectTelegram: { name, message } }) {
        if (message) return handlers.onRefused(message);
        showNotice(`${name} está conectado.`, { variant: "success" });
        handlers.onConnected();
      },
      onError: showError,
    });
  return [connect, isConnecting] as const;
}
