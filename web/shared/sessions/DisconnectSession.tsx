import { Suspense, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { DisconnectSessionMutation } from "../../__generated__/DisconnectSessionMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { showResultNotice, useErrorNotice } from "../useErrorNotice.ts";

const ConfirmDialog = lazyOnIdle(async () =>
  (await import("../../ui/overlays/Dialog.tsx")).ConfirmDialog
);

/** Undoes a connection, after asking. */
export function DisconnectSession(props: {
  sessionId: string;
  name: string;
  onDisconnected: () => void;
}) {
  const showError = useErrorNotice();
  const [isAsking, setIsAsking] = useState(false);
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
    setIsAsking(false);
    commit({
      variables: { input: { id: props.sessionId } },
      onCompleted({ disconnectSession }) {
        if (!showResultNotice(disconnectSession, `${props.name} foi desconectado.`)) return;
        focusContent(); // its card is gone
        props.onDisconnected();
      },
      onError: showError,
    });
  };
  return (
    <>
      <BusyButton
        variant="outlined"
        isBusy={isBusy}
        onClick={() => setIsAsking(true)}
      >
        Desconectar
      </BusyButton>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={`Desconectar ${props.name}?`}
            stay="Manter conectado"
            goOn="Desconectar"
            onStay={() => setIsAsking(false)}
            onGoOn={disconnect}
          >
            O que está na fila daqui é cancelado e estes grupos saem da lista. O que já foi enviado
            fica no histórico; a chave de acesso é apagada.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
