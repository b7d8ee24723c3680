import { useForm } from "react-hook-form";
import { graphql, useMutation } from "react-relay";
import type {
  GatewayFormMutation,
  UpdateMessengerGatewayInput,
} from "../../__generated__/GatewayFormMutation.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { SecretField } from "../../ui/forms/SecretField.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./WhatsAppConfig.module.css";

/** The address and key of a gateway; an error is shown at the field that it concerns. */
export function GatewayForm(props: {
  url: string;
  submitLabel: string;
  /** Whether the first field takes the focus, since the button that opened the form disappears. */
  takesFocus?: boolean;
  onSaved: () => void;
}) {
  const { register, handleSubmit, setError, reset, formState: { errors, isDirty } } = useForm({
    defaultValues: { url: props.url, key: "" },
  });
  useUnsavedChanges(isDirty);
  const [save, isSaving] = useUpdateGateway();
  const submit = handleSubmit((gateway) =>
    save(gateway, {
      onSaved() {
        reset();
        props.onSaved();
      },
      onRefused: (path, message) =>
        setError(path.includes("key") ? "key" : "url", { message }, { shouldFocus: true }),
    })
  );
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <Field
        label="Endereço do gateway"
        type="url"
        inputMode="url"
        placeholder="https://evolution.exemplo.com.br"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={props.takesFocus ?? false}
        {...fieldProps(
          register("url", { required: "Escreva o endereço, com https://." }),
          errors.url,
        )}
      />
      <SecretField
        label="Chave (AUTHENTICATION_API_KEY)"
        showLabel="Mostrar a chave"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldProps(
          register("key", { required: "Cole a chave que está na configuração do gateway." }),
          errors.key,
        )}
      />
      <p className="small">
        Perguntamos ao gateway antes de salvar. A chave fica cifrada e nunca é mostrada inteira.
      </p>
      <BusyButton type="submit" variant="outlined" isBusy={isSaving}>
        {props.submitLabel}
      </BusyButton>
    </form>
  );
}

/** Returns a function that saves a gateway, which the server tests first. */
function useUpdateGateway() {
  const showError = useErrorNotice();
  const [commit, isSaving] = useMutation<GatewayFormMutation>(graphql`
    mutation GatewayFormMutation($input: UpdateMessengerGatewayInput!) {
      updateMessengerGateway(input: $input) {
        ... on MessengerGateway {
          url
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const save = (input: UpdateMessengerGatewayInput, handlers: {
    onSaved: () => void;
    onRefused: (path: readonly string[], message: string) => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ updateMessengerGateway: { message, path = [] } }) {
        if (message) return handlers.onRefused(path, message);
        showNotice("O gateway respondeu e está salvo.", { variant: "success" });
        handlers.onSaved();
      },
      onError: showError,
    });
  return [save, isSaving] as const;
}
