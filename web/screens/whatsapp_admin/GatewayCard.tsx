import { Suspense, useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { GatewayCardTestGatewayMutation } from "../../__generated__/GatewayCardTestGatewayMutation.graphql.ts";
import type { GatewayCard_gateway$key } from "../../__generated__/GatewayCard_gateway.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { RemoveGateway } from "./RemoveGateway.tsx";
import styles from "./WhatsAppConfig.module.css";

const GatewayForm = lazyOnIdle(async () => (await import("./GatewayForm.tsx")).GatewayForm);

/** The Evolution gateway: its last reported status, and the actions on it. */
export function GatewayCard(props: {
  gateway: GatewayCard_gateway$key | null;
  onChanged: () => void;
}) {
  const gateway = useFragment(
    graphql`
      fragment GatewayCard_gateway on MessengerGateway {
        url
        keyHint
        status
        statusMessage
        version
        checkedAt
      }
    `,
    props.gateway,
  );
  const now = useNow();
  const [isChanging, setChanging] = useState(false);
  const [test, isTesting] = useTestGateway();
  if (!gateway) {
    return (
      <Section title="Gateway Evolution" action={<Chip>Nenhum</Chip>}>
        <div className={styles.stack}>
          <p className="small">
            Para quem já mantém uma Evolution API. Sem ela, cada pessoa conecta o WhatsApp direto
            por aqui.
          </p>
          {isChanging
            ? (
              <Suspense>
                <GatewayForm
                  url=""
                  submitLabel="Conferir e salvar"
                  takesFocus
                  onSaved={props.onChanged}
                />
              </Suspense>
            )
            : (
              <div className={styles.actions}>
                <Button variant="outlined" onClick={() => setChanging(true)}>
                  Ligar um gateway
                </Button>
              </div>
            )}
        </div>
      </Section>
    );
  }
  const { url, keyHint, status, statusMessage, version, checkedAt } = gateway;
  const isWorking = status === "WORKING";
  return (
    <Section
      title="Gateway Evolution"
      action={
        <Chip tone={isWorking ? "proven" : "wrong"}>{isWorking ? "Responde" : "Com problema"}</Chip>
      }
    >
      <div className={styles.stack}>
        <div>
          <p className={styles.address}>{url}</p>
          <p className="small tnum">
            {version && `Versão ${version} · `}chave {keyHint} · conferido{" "}
            {ageLabel(checkedAt, now)}
          </p>
        </div>
        {statusMessage && <p className={styles.advice}>{statusMessage}</p>}
        {isChanging && (
          <Suspense>
            <GatewayForm
              url={url}
              submitLabel="Conferir e trocar"
              takesFocus
              onSaved={() => {
                setChanging(false);
                props.onChanged();
              }}
            />
          </Suspense>
        )}
        <div className={styles.actions}>
          <BusyButton variant="outlined" isBusy={isTesting} onClick={() => test(props.onChanged)}>
            Testar agora
          </BusyButton>
          {!isChanging && (
            <Button variant="outlined" onClick={() => setChanging(true)}>Trocar</Button>
          )}
          <RemoveGateway onRemoved={props.onChanged} />
        </div>
      </div>
    </Section>
  );
}

/** Returns a function that tests the gateway and shows the result. */
function useTestGateway() {
  const showError = useErrorNotice();
  const [commit, isTesting] = useMutation<GatewayCardTestGatewayMutation>(graphql`
    mutation GatewayCardTestGatewayMutation {
      testMessengerGateway {
        ... on MessengerGateway {
          statusMessage
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const test = (onTested: () => void) =>
    void commit({
      variables: {},
      onCompleted({ testMessengerGateway: { message, statusMessage } }) {
        const problem = message ?? statusMessage;
        showNotice(problem ?? "O gateway respondeu agora.", {
          variant: problem ? "error" : "success",
        });
        onTested();
      },
      onError: showError,
    });
  return [test, isTesting] as const;
}
