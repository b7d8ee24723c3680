import { Suspense, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { RemoveGatewayMutation } from "../../__generated__/RemoveGatewayMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";

const ConfirmDialog = lazyOnIdle(async () =>
  (await import("../../ui/overlays/Dialog.tsx")).ConfirmDialog
);

/** Forgets the gateway, after asking. */
export function RemoveGateway({ onRemoved }: { onRemoved: () => void }) {
  const showError = useErrorNotice();
  const [isAsking, setAsking] = useState(false);
  const [commit, isBusy] = useMutation<RemoveGatewayMutation>(graphql`
    mutation RemoveGatewayMutation {
      removeMessengerGateway {
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const remove = () => {
    setAsking(false);
    commit({
      variables: {},
      onCompleted({ removeMessengerGateway }) {
        if (!showResultNotice(removeMessengerGateway, "Gateway removido, e a chave apagada.")) {
          return;
        }
        focusContent(); // its card is another one
        onRemoved();
      },
      onError: showError,
    });
  };
  return (
    <>
      <BusyButton variant="outlined" isBusy={isBusy} onClick={() => setAsking(true)}>
        Remover
      </BusyButton>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title="Remover o gateway?"
            stay="Manter gateway"
            goOn="Remover"
            onStay={() => setAsking(false)}
            onGoOn={remove}
          >
            Ninguém mais conecta um WhatsApp por ele, e a chave é apagada daqui.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
