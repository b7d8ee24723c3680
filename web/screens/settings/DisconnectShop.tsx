import { graphql, useMutation } from "react-relay";
import type { DisconnectShopMutation } from "../../__generated__/DisconnectShopMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { ConfirmButton } from "../../shared/ConfirmButton.tsx";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import type { Api } from "./apis.ts";

/** Disconnects a shop, after a confirmation. */
export function DisconnectShop({ api, onDisconnected }: { api: Api; onDisconnected: () => void }) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<DisconnectShopMutation>(graphql`
    mutation DisconnectShopMutation($input: DisconnectShopInput!) {
      disconnectShop(input: $input) {
        ...ConnectionCard_full @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const disconnect = () => {
    commit({
      variables: { input: { shop: api.shop } },
      onCompleted({ disconnectShop: { message } }) {
        const done = `Conexão desfeita: ${api.shopName}.`;
        showNotice(message ?? done, { variant: message ? "error" : "success" });
        if (message) return;
        focusContent(); // the connection's card disappears
        onDisconnected();
      },
      onError: showError,
    });
  };
  return (
    <ConfirmButton
      label="Desconectar"
      isBusy={isBusy}
      title={`Desconectar: ${api.shopName}?`}
      stay="Manter conectada"
      goOn="Desconectar"
      onConfirmed={disconnect}
    >
      {api.keys.length > 0 ? "As chaves são apagadas daqui." : "A autorização é apagada daqui."}
      {" "}
      Preços voltam a ser lidos das páginas. Suas ofertas e a sua etiqueta ficam como estão.
    </ConfirmButton>
  );
}
