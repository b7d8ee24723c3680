import { RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import type {
  ConnectableShop,
  ConnectionCardTestMutation,
} from "../../__generated__/ConnectionCardTestMutation.graphql.ts";
import type { ConnectionCard_connection$key } from "../../__generated__/ConnectionCard_connection.graphql.ts";
import type { ConnectionCard_quota$key } from "../../__generated__/ConnectionCard_quota.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { useNow } from "../../ui/text/age.ts";
import { atTimeLabel } from "../../ui/text/clock.ts";
import { countLabel, numberLabel } from "../../ui/text/numbers.ts";
import { DisconnectShop } from "./DisconnectShop.tsx";
import { KeysForm } from "./KeysForm.tsx";
import styles from "./Shop.module.css";
import { SignInButton } from "./SignInButton.tsx";
import type { Api } from "./apis.ts";
import { connectionWords, lastResponseLabel } from "./connection_words.ts";

/** A connected shop: its status by the shop's last responses, and its actions. */
export function ConnectionCard(props: {
  api: Api;
  connection: ConnectionCard_connection$key;
  onChanged: () => void;
  children: ReactNode;
}) {
  const { api } = props;
  const connection = useFragment(
    graphql`
      fragment ConnectionCard_connection on ShopConnection {
        status
        accountName
        credentialHint
        lastSuccessAt
        expiresAt
        pausedUntil
        problem {
          code
          message
          since
        }
        quota {
          ...ConnectionCard_quota
        }
      }
    `,
    props.connection,
  );
  const { status, accountName, credentialHint, problem, quota } = connection;
  const now = useNow();
  const [test, isTesting] = useTestShop();
  const [hasTested, setTested] = useState(false); // a notice about an earlier sign-in is outdated then
  const [isChanging, setChanging] = useState(false);
  const { tone, state: word, advice } = connectionWords[status];
  const adviceText = advice(connection, now);
  const isByKeys = api.keys.length > 0;
  const needsSignIn = status === "EXPIRED" || status === "EXPIRING";
  const needsKeys = isChanging || problem?.code === "SHOP_CREDENTIALS_REFUSED";
  return (
    <Section title={api.title} action={<Chip tone={tone}>{word}</Chip>}>
      <div className={styles.stack}>
        {!hasTested && props.children}
        {adviceText && <p>{adviceText}</p>}
        <div className={styles.facts}>
          <p className="small tnum">{lastResponseLabel(connection, now)}</p>
          <p className="small tnum">
            {accountName && `${accountName} · `}
            {isByKeys ? "chave" : "conta"} {credentialHint}
          </p>
        </div>
        <QuotaBar quota={quota} />
        {isByKeys && needsKeys && (
          <KeysForm
            api={api}
            submitLabel="Trocar as chaves"
            takesFocus={isChanging}
            onConnected={() => {
              setChanging(false);
              props.onChanged();
            }}
          />
        )}
        <div className={styles.actions}>
          {!isByKeys && needsSignIn
            ? <SignInButton api={api} label={`Entrar de novo no ${api.shopName}`} isMain />
            : (
              <BusyButton
                variant="outlined"
                isBusy={isTesting}
                startIcon={<RefreshCw size={18} />}
                onClick={() => {
                  setTested(true);
                  test(api.shop, api.shopName);
                }}
              >
                Testar agora
              </BusyButton>
            )}
          {isByKeys && !needsKeys && (
            <Button variant="outlined" onClick={() => setChanging(true)}>Trocar chaves</Button>
          )}
          <DisconnectShop api={api} onDisconnected={props.onChanged} />
        </div>
      </div>
    </Section>
  );
}

/** All that any screen shows of a connection: every mutation and subscription selects it. */
graphql`
  fragment ConnectionCard_full on ShopConnection {
    id
    shop
    status
    ...ConnectionCard_connection
  }
`;

/** The used part of the requests that the shop allows. */
function QuotaBar(props: { quota: ConnectionCard_quota$key }) {
  const { used, allowed, resetsAt } = useFragment(
    graphql`
      fragment ConnectionCard_quota on ShopCallQuota {
        used
        allowed
        resetsAt
      }
    `,
    props.quota,
  );
  const now = useNow();
  const isReset = resetsAt == null || Date.parse(resetsAt) <= now;
  const count = isReset ? 0 : used;
  return (
    <div className={styles.quota}>
      <ProgressBar label="Perguntas usadas" share={Math.min(1, count / allowed)} />
      <p className="small tnum">
        {numberLabel(count)} de {countLabel(allowed, "pergunta", "perguntas")} à loja
        {!isReset && ` · recomeça ${atTimeLabel(resetsAt, now)}`}
      </p>
    </div>
  );
}

/** Returns a function that tests a connection and shows the result. */
function useTestShop() {
  const showError = useErrorNotice();
  const [commit, isTesting] = useMutation<ConnectionCardTestMutation>(graphql`
    mutation ConnectionCardTestMutation($input: TestShopInput!) {
      testShop(input: $input) {
        ...ConnectionCard_full @alias
        ... on ShopConnection {
          problem {
            message
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const test = (shop: ConnectableShop, shopName: string) =>
    void commit({
      variables: { input: { shop } },
      onCompleted({ testShop: { message, problem } }) {
        const refusal = message ?? problem?.message;
        showNotice(refusal ?? `A loja respondeu agora: ${shopName}.`, {
          variant: refusal ? "error" : "success",
        });
      },
      onError: showError,
    });
  return [test, isTesting] as const;
}
