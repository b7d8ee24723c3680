import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type {
  ConnectableShop,
  useStartSignInMutation,
} from "../../__generated__/useStartSignInMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";

/** Goes to the shop's page to sign in there; busy until the page is left. */
export function useStartSignIn() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [isLeaving, setLeaving] = useState(false);
  const [commit, isAsking] = useMutation<useStartSignInMutation>(graphql`
    mutation useStartSignInMutation($input: StartShopSignInInput!) {
      startShopSignIn(input: $input) {
        ... on ShopSignInStart {
          address
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const start = (shop: ConnectableShop) =>
    void commit({
      variables: { input: { shop } },
      onCompleted({ startShopSignIn: { address, message } }) {
        if (message) showNotice(message, { variant: "error" });
        if (!address) return;
        setLeaving(true);
        location.assign(address);
      },
      onError: showError,
    });
  return [start, isAsking || isLeaving] as const;
}
