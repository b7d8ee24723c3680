import { useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import { Link } from "react-router-dom";
import type { ShareNumberFormMutation } from "../../__generated__/ShareNumberFormMutation.graphql.ts";
import type { ShareNumberForm_viewer$key } from "../../__generated__/ShareNumberForm_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import styles from "./WhatsAppConfig.module.css";

/** Shares one of the admin's own numbers with everybody. */
export function ShareNumberForm(
  props: { viewer: ShareNumberForm_viewer$key; onShared: () => void },
) {
  const { messengerSessions } = useFragment(
    graphql`
      fragment ShareNumberForm_viewer on Viewer {
        messengerSessions {
          id
          channel
          health
          name
          credentialHint
        }
      }
    `,
    props.viewer,
  );
  const own = messengerSessions.filter(({ channel, health }) =>
    channel === "WHATSAPP" && health !== "DISCONNECTED"
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [share, isSharing] = useShareNumber();
  const [first] = own;
  if (!first) {
    return (
      <EmptyState
        action={
          <Button variant="contained" component={Link} to={paths.connectWhatsApp}>
            Conectar um WhatsApp
          </Button>
        }
      >
        Conecte um WhatsApp seu e volte aqui para emprestá-lo a quem não quer usar o próprio número.
      </EmptyState>
    );
  }
  const sessionId = own.some(({ id }) => id === chosen) ? chosen! : first.id;
  return (
    <div className={styles.stack}>
      <p>
        Quem usa o site envia por este número e traz os próprios grupos. Se o WhatsApp o bloquear,
        todos param: escolha um número que não seja o seu de todo dia.
      </p>
      <Radios
        label="Número a emprestar"
        value={sessionId}
        onChange={setChosen}
        choices={own.map(({ id, name, credentialHint }) => ({
          value: id,
          label: `${credentialHint} · ${name}`,
        }))}
      />
      <BusyButton
        variant="contained"
        isBusy={isSharing}
        onClick={() => share(sessionId, props.onShared)}
      >
        Emprestar este número
      </BusyButton>
    </div>
  );
}

/** Returns a function that shares a number. */
function useShareNumber() {
  const showError = useErrorNotice();
  const [commit, isSharing] = useMutation<ShareNumberFormMutation>(graphql`
    mutation ShareNumberFormMutation($input: SharePlatformNumberInput!) {
      sharePlatformNumber(input: $input) {
        ... on ChangedPlatformNumber {
          platformNumber {
            number
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const share = (sessionId: string, onShared: () => void) =>
    void commit({
      variables: { input: { id: sessionId } },
      onCompleted({ sharePlatformNumber }) {
        if (showResultNotice(sharePlatformNumber, "Pronto: este número está emprestado a todos.")) {
          onShared();
        }
      },
      onError: showError,
    });
  return [share, isSharing] as const;
}
