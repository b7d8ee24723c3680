import { graphql, useMutation } from "react-relay";
import type { RemoveGatewayMutation } from "../../__generated__/RemoveGatewayMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { ConfirmButton } from "../../shared/ConfirmButton.tsx";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";

/** Removes the gateway, after a confirmation. */
export function RemoveGateway({ onRemoved }: { onRemoved: () => void }) {
  const showError = useErrorNotice();
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
    commit({
      variables: {},
      onCompleted({ removeMessengerGateway }) {
        if (!showResultNotice(removeMessengerGateway, "Gateway removido, e a chave apagada.")) {
          return;
        }
        focusContent(); // the card is replaced
        onRemoved();
      },
      onError: showError,
    });
  };
  return (
    <ConfirmButton
      label="Remover"
      isBusy={isBusy}
      title="Remover o gateway?"
      stay="Manter gateway"
      goOn="Remover"
      onConfirmed={remove}
    >
      Ninguém mais conecta um WhatsApp por ele, e a chave é apagada daqui.
    </ConfirmButton>
  );
}
