import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { ConnectionCard_connection$key } from "../../__generated__/ConnectionCard_connection.graphql.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ConnectionCard } from "./ConnectionCard.tsx";
import { KeysForm } from "./KeysForm.tsx";
import styles from "./Shop.module.css";
import { SignInButton } from "./SignInButton.tsx";
import type { Api } from "./apis.ts";

/** The second step: what the shop's API brings and requires; once connected, its status. */
export function ApiCard(props: {
  api: Api;
  connection: ConnectionCard_connection$key | null;
  /** The operator has configured what a connection needs. */
  isPossible: boolean;
  onChanged: () => void;
}) {
  const { api, connection, isPossible } = props;
  const outcome = useSignInReturn();
  const notice = outcome && (
    <Alert severity={outcome === "feita" ? "info" : "warning"}>{returnSentence(outcome)}</Alert>
  );
  if (connection) {
    return (
      <ConnectionCard api={api} connection={connection} onChanged={props.onChanged}>
        {notice}
      </ConnectionCard>
    );
  }
  return (
    <Section title={api.title} action={<span className="small">Opcional</span>}>
      <div className={styles.stack}>
        {notice}
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
          ? <KeysForm api={api} submitLabel="Conectar" onConnected={props.onChanged} />
          : <SignInButton api={api} label={`Entrar no ${api.shopName}`} />)}
      </div>
    </Section>
  );
}

const OUTCOME_PARAM = "conexao";

/** Returns the outcome of the sign-in that led here, or null. Removes it from the address. */
function useSignInReturn(): string | null {
  const [params, setParams] = useSearchParams();
  const param = params.get(OUTCOME_PARAM);
  const [outcome, setOutcome] = useState(param);
  useEffect(() => {
    if (param === null) return;
    setOutcome(param);
    setParams((params) => {
      params.delete(OUTCOME_PARAM);
      return params;
    }, { replace: true });
  }, [param]);
  return outcome;
}

/** The outcomes of a sign-in at Mercado Livre, by the code that the server puts into the address. */
const sentences: Readonly<Record<string, string>> = {
  feita: "Mercado Livre conectado.",
  SHOP_SIGN_IN_LOST: "Esta autorização venceu ou já foi usada. Comece a conexão de novo.",
  SHOP_SIGN_IN_EXPIRED: "O Mercado Livre não aceitou mais esta autorização. Comece de novo.",
  SHOP_SIGN_IN_REFUSED: "O Mercado Livre não recebeu a sua autorização. Nada foi conectado.",
  SHOP_ACCESS_DENIED:
    "O Mercado Livre não permite isto a esta conta. Entre com a conta principal, não a de um colaborador.",
  SHOP_UNREACHABLE:
    "O Mercado Livre não respondeu. Nada foi conectado; tente de novo em instantes.",
  SHOP_RATE_LIMITED:
    "O Mercado Livre pediu uma pausa. Nada foi conectado; tente de novo mais tarde.",
  ONLY_IN_PERSON: "Só a própria pessoa pode conectar o Mercado Livre dela.",
};

/** Returns the sentence for an outcome. */
const returnSentence = (outcome: string): string =>
  Object.hasOwn(sentences, outcome)
    ? sentences[outcome]!
    : "A conexão não deu certo desta vez. Nada foi conectado; tente de novo.";
