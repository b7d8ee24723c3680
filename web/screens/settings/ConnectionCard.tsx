import { RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ConnectionCard_connection$key } from "../../__generated__/ConnectionCard_connection.graphql.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { useNow } from "../../ui/text/age.ts";
import { DisconnectShop } from "./DisconnectShop.tsx";
import { KeysForm } from "./KeysForm.tsx";
import { QuotaBar } from "./QuotaBar.tsx";
import styles from "./Shop.module.css";
import { SignInButton } from "./SignInButton.tsx";
import type { Api } from "./apis.ts";
import { connectionWords, signsLine } from "./connection_words.ts";
import { useTestShop } from "./useTestShop.ts";

/** A connected shop: how it is by the shop's own last answers, and what one does with it. */
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
          ...QuotaBar_quota
        }
      }
    `,
    props.connection,
  );
  const { status, accountName, credentialHint, problem, quota } = connection;
  const now = useNow();
  const [test, isTesting] = useTestShop();
  const [hasTested, setTested] = useState(false); // what was told before that is old
  const [isChanging, setChanging] = useState(false);
  const { tone, state: word, advice } = connectionWords[status];
  const told = advice(connection, now);
  const isByKeys = api.keys.length > 0;
  const needsAnew = status === "EXPIRED" || status === "EXPIRING";
  const needsKeys = isChanging || problem?.code === "SHOP_CREDENTIALS_REFUSED";
  return (
    <Section title={api.title} action={<Chip tone={tone}>{word}</Chip>}>
      <div className={styles.stack}>
        {!hasTested && props.children}
        {told && <p>{told}</p>}
        <div className={styles.facts}>
          <p className="small tnum">{signsLine(connection, now)}</p>
          <p className="small tnum">
            {accountName && `${accountName} · `}
            {isByKeys ? "chave" : "conta"} {credentialHint}
          </p>
        </div>
        <QuotaBar quota={quota} />
        {isByKeys && needsKeys && (
          <KeysForm
            api={api}
            submit="Trocar as chaves"
            takesFocus={isChanging}
            onConnected={() => {
              setChanging(false);
              props.onChanged();
            }}
          />
        )}
        <div className={styles.actions}>
          {!isByKeys && needsAnew
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
