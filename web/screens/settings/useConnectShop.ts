import { graphql, useMutation } from "react-relay";
import type {
  ConnectShopInput,
  useConnectShopMutation,
} from "../../__generated__/useConnectShopMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";

/** Connects a shop by its keys, or gives a connected one new keys. */
export function useConnectShop() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit, isConnecting] = useMutation<useConnectShopMutation>(graphql`
    mutation useConnectShopMutation($input: ConnectShopInput!) {
      connectShop(input: $input) {
        ...connectionWhole_connection @alias
        ... on ShopConnection {
          id
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const connect = (input: ConnectShopInput, shopName: string, handlers: {
    onConnected: () => void;
    onRefused: (path: readonly string[], message: string) => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ connectShop: { id, message = "", path = [] } }) {
        if (!id) return handlers.onRefused(path, message);
        showNotice(`A API está conectada: ${shopName}.`, { variant: "success" });
        handlers.onConnected();
      },
      onError: showError,
    });
  return [connect, isConnecting] as const;
}
