import { graphql, useMutation } from "react-relay";
import type { DisconnectSessionMutation } from "../../__generated__/DisconnectSessionMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { ConfirmButton } from "../ConfirmButton.tsx";
import { showResultNotice, useErrorNotice } from "../useErrorNotice.ts";

/** Disconnects a session, after a confirmation. */
export function DisconnectSession(props: {
  sessionId: string;
  name: string;
  onDisconnected: () => void;
}) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<DisconnectSessionMutation>(graphql`
    mutation DisconnectSessionMutation($input: DisconnectSessionInput!) {
      disconnectSession(input: $input) {
        ...useSessionChanges_full @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const disconnect = () => {
    commit({
      variables: { input: { id: props.sessionId } },
      onCompleted({ disconnectSession }) {
        if (!showResultNotice(disconnectSession, `${props.name} foi desconectado.`)) return;
        focusContent(); // the session's card disappears
        props.onDisconnected();
      },
      onError: showError,
    });
  };
  return (
    <ConfirmButton
      label="Desconectar"
      isBusy={isBusy}
      title={`Desconectar ${props.name}?`}
      stay="Manter conectado"
      goOn="Desconectar"
      onConfirmed={disconnect}
    >
      O que está na fila daqui é cancelado e estes grupos saem da lista. O que já foi enviado fica
      no histórico; a chave de acesso é apagada.
    </ConfirmButton>
  );
}
