import { useForm } from "react-hook-form";
import { graphql, useMutation } from "react-relay";
import type {
  ConnectShopInput,
  KeysFormMutation,
} from "../../__generated__/KeysFormMutation.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { SecretField } from "../../ui/forms/SecretField.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Shop.module.css";
import type { Api, KeyName } from "./apis.ts";

/** The form for a shop's keys; an error is shown at its field, or over the button. */
export function KeysForm(props: {
  api: Api;
  submitLabel: string;
  /** Whether the first field takes the focus, since the button that opened the form disappears. */
  takesFocus?: boolean;
  onConnected: () => void;
}) {
  const { api } = props;
  const { register, handleSubmit, setError, reset, formState: { errors, isDirty } } = useForm<
    Record<KeyName, string>
  >({ defaultValues: { key: "", secret: "", trackingId: "" } });
  useUnsavedChanges(isDirty);
  const [connect, isConnecting] = useConnectShop();
  const submit = handleSubmit(({ key, secret, trackingId }) => {
    const input = { shop: api.shop, key, secret, trackingId: trackingId || null };
    connect(input, api.shopName, {
      onConnected() {
        reset();
        props.onConnected();
      },
      onRefused(path, message) {
        const field = api.keys.find(({ name }) => path.includes(name));
        setError(field?.name ?? "root", { message }, { shouldFocus: true });
      },
    });
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {api.keys.map(({ name, label, isSecret }, index) => {
        const field = {
          label,
          autoComplete: "off",
          autoCapitalize: "none",
          spellCheck: false,
          autoFocus: props.takesFocus && index === 0,
          ...fieldProps(register(name, { required: `Cole aqui: ${label}.` }), errors[name]),
        };
        return isSecret
          ? <SecretField key={name} showLabel="Mostrar o segredo" {...field} />
          : <Field key={name} {...field} />;
      })}
      <p className="small">
        Conferimos as chaves com a loja e as guardamos cifradas. Ninguém as vê.
      </p>
      {errors.root && <Alert severity="warning">{errors.root.message}</Alert>}
      <BusyButton type="submit" variant="outlined" isBusy={isConnecting}>
        {props.submitLabel}
      </BusyButton>
    </form>
  );
}

/** Returns a function that connects a shop by its keys, or replaces the keys of a connected one. */
function useConnectShop() {
  const showError = useErrorNotice();
  const [commit, isConnecting] = useMutation<KeysFormMutation>(graphql`
    mutation KeysFormMutation($input: ConnectShopInput!) {
      connectShop(input: $input) {
        ...ConnectionCard_full @alias
        ... on ShopConnection {
          id
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const connect = (input: ConnectShopInput, shopName: string, handlers: {
    onConnected: () => void;
    onRefused: (path: readonly string[], message: string) => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ connectShop: { id, message = "", path = [] } }) {
        if (!id) return handlers.onRefused(path, message);
        showNotice(`A API está conectada: ${shopName}.`, { variant: "success" });
        handlers.onConnected();
      },
      onError: showError,
    });
  return [connect, isConnecting] as const;
}
