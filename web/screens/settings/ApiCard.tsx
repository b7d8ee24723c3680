import type { ConnectionCard_connection$key } from "../../__generated__/ConnectionCard_connection.graphql.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import type { Api } from "./apis.ts";
import { ConnectionCard } from "./ConnectionCard.tsx";
import { KeysForm } from "./KeysForm.tsx";
import styles from "./Shop.module.css";
import { returnSentence } from "./sign_in_return.ts";
import { SignInButton } from "./SignInButton.tsx";
import { useSignInReturn } from "./useSignInReturn.ts";

/** The second step: what the shop's API brings and takes; once connected, how it is. */
export function ApiCard(props: {
  api: Api;
  connection: ConnectionCard_connection$key | null;
  /** An operator has set up what connecting it takes. */
  isPossible: boolean;
  onChanged: () => void;
}) {
  const { api, connection, isPossible } = props;
  const outcome = useSignInReturn();
  const told = outcome && (
    <Alert severity={outcome === "feita" ? "info" : "warning"}>{returnSentence(outcome)}</Alert>
  );
  if (connection) {
    return (
      <ConnectionCard api={api} connection={connection} onChanged={props.onChanged}>
        {told}
      </ConnectionCard>
    );
  }
  return (
    <Section title={api.title} action={<span className="small">Opcional</span>}>
      <div className={styles.stack}>
        {told}
        <p>{api.brings}</p>
        <p className="small">{api.needs}</p>
        {isPossible && api.steps.length > 0 && (
          <ol className={styles.steps}>{api.steps.map((step) => <li key={step}>{step}</li>)}</ol>
        )}
        {!isPossible && (
          <p className="small">
            Quem administra este site ainda não ligou o aplicativo do{" "}
            {api.shopName}, então não há o que conectar aqui. A sua etiqueta e o link oficial
            funcionam sem isso.
          </p>
        )}
        {isPossible && (api.keys.length > 0
          ? <KeysForm api={api} submit="Conectar" onConnected={props.onChanged} />
          : <SignInButton api={api} label={`Entrar no ${api.shopName}`} />)}
      </div>
    </Section>
  );
}
