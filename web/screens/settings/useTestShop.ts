import { graphql, useMutation } from "react-relay";
import type {
  ConnectableShop,
  useTestShopMutation,
} from "../../__generated__/useTestShopMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";

/** Asks a shop now whether its connection works, and tells what it said. */
export function useTestShop() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit, isTesting] = useMutation<useTestShopMutation>(graphql`
    mutation useTestShopMutation($input: TestShopInput!) {
      testShop(input: $input) {
        ...connectionWhole_connection @alias
        ... on ShopConnection {
          problem {
            message
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const test = (shop: ConnectableShop, shopName: string) =>
    void commit({
      variables: { input: { shop } },
      onCompleted({ testShop: { message, problem: trouble } }) {
        const refusal = message ?? trouble?.message;
        showNotice(refusal ?? `A loja respondeu agora: ${shopName}.`, {
          variant: refusal ? "error" : "success",
        });
      },
      onError: showError,
    });
  return [test, isTesting] as const;
}
