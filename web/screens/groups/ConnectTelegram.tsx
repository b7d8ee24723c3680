import { ExternalLink } from "lucide-react";
import { useForm } from "react-hook-form";
import { graphql, useMutation } from "react-relay";
import type { TokenFormConnectTelegramMutation } from "../../__generated__/TokenFormConnectTelegramMutation.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { fieldProps } from "../../ui/forms/Field.tsx";
import { SecretField } from "../../ui/forms/SecretField.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./SessionCard.module.css";

const BOT_FATHER = "https://t.me/BotFather";

/** Connects a Telegram bot, step by step. */
export function ConnectTelegram(props: { isMore: boolean; onConnected: () => void }) {
  return (
    <Section title={props.isMore ? "Conecte outro bot do Telegram" : "Conecte o Telegram"}>
      <ol className={styles.steps}>
        <li>
          <div>
            <p>
              Abra a conversa com o @BotFather, envie <b>/newbot</b>{" "}
              e escolha um nome para o seu bot.
            </p>
            <Button
              size="small"
              variant="outlined"
              className={styles.botFather}
              startIcon={<ExternalLink size={16} />}
              component="a"
              href={BOT_FATHER}
              target="_blank"
              rel="noopener noreferrer"
            >
              Abrir o @BotFather
            </Button>
          </div>
        </li>
        <li>
          <p>Copie o token que ele responde: números, dois-pontos e letras.</p>
        </li>
        <li>
          <div>
            <p>Cole o token aqui. Nós o guardamos cifrado e nunca o mostramos inteiro.</p>
            <TokenForm
              label="Token do bot"
              submitLabel="Conectar"
              onConnected={props.onConnected}
            />
          </div>
        </li>
      </ol>
    </Section>
  );
}

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
          path
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
