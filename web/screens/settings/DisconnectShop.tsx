import { Suspense, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { DisconnectShopMutation } from "../../__generated__/DisconnectShopMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import type { Api } from "./apis.ts";

const ConfirmDialog = lazyOnIdle(async () =>
  (await import("../../ui/overlays/Dialog.tsx")).ConfirmDialog
);

/** Ends a connection to a shop, after asking. */
export function DisconnectShop({ api, onDisconnected }: { api: Api; onDisconnected: () => void }) {
  const showError = useErrorNotice();
  const [isAsking, setAsking] = useState(false);
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
    setAsking(false);
    commit({
      variables: { input: { shop: api.shop } },
      onCompleted({ disconnectShop: { message } }) {
        const done = `Conexão desfeita: ${api.shopName}.`;
        showNotice(message ?? done, { variant: message ? "error" : "success" });
        if (message) return;
        focusContent(); // its card is gone
        onDisconnected();
      },
      onError: showError,
    });
  };
  return (
    <>
      <BusyButton variant="outlined" isBusy={isBusy} onClick={() => setAsking(true)}>
        Desconectar
      </BusyButton>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={`Desconectar: ${api.shopName}?`}
            stay="Manter conectada"
            goOn="Desconectar"
            onStay={() => setAsking(false)}
            onGoOn={disconnect}
          >
            {api.keys.length > 0
              ? "As chaves são apagadas daqui."
              : "A autorização é apagada daqui."}{" "}
            Preços voltam a ser lidos das páginas. Suas ofertas e a sua etiqueta ficam como estão.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
