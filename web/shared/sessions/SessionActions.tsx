import { RefreshCw } from "lucide-react";
import { graphql, useMutation } from "react-relay";
import type { SessionActionsDisconnectMutation } from "../../__generated__/SessionActionsDisconnectMutation.graphql.ts";
import type { SessionActionsRefreshGroupsMutation } from "../../__generated__/SessionActionsRefreshGroupsMutation.graphql.ts";
import type { Channel } from "../../__generated__/SessionHealth_session.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { ConfirmButton } from "../ConfirmButton.tsx";
import { showResultNotice, useErrorNotice } from "../outcome_notices.ts";

/** Disconnects a session, after a confirmation. */
export function DisconnectSession(props: {
  sessionId: string;
  name: string;
  /** A number of one's own stays linked on its phone if our service cannot unlink it. */
  channel: Channel;
  onDisconnected: () => void;
}) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<SessionActionsDisconnectMutation>(graphql`
    mutation SessionActionsDisconnectMutation($input: DisconnectSessionInput!) {
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
      {props.channel === "WHATSAPP" &&
        " Se a conexão continuar em Aparelhos conectados no celular, remova-a ali."}
    </ConfirmButton>
  );
}

/** Requests the list of groups from the messenger again; what changed arrives by a subscription. */
export function RefreshGroups({ sessionId, label }: { sessionId: string; label: string }) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<SessionActionsRefreshGroupsMutation>(graphql`
    mutation SessionActionsRefreshGroupsMutation($input: RefreshGroupsInput!) {
      refreshGroups(input: $input) {
        ...useSessionChanges_full @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const refresh = () =>
    commit({
      variables: { input: { id: sessionId } },
      onCompleted: ({ refreshGroups }) =>
        void showResultNotice(
          refreshGroups,
          "Pedimos a lista de grupos. O que mudou aparece em Grupos.",
        ),
      onError: showError,
    });
  return (
    <BusyButton
      variant="outlined"
      isBusy={isBusy}
      startIcon={<RefreshCw size={18} />}
      onClick={refresh}
    >
      {label}
    </BusyButton>
  );
}
