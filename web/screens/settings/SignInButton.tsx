import { LogIn } from "lucide-react";
import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type {
  ConnectableShop,
  SignInButtonMutation,
} from "../../__generated__/SignInButtonMutation.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import type { Api } from "./apis.ts";

/** Opens the shop's sign-in page, which returns here. */
export function SignInButton(props: { api: Api; label: string; isMain?: boolean }) {
  const [start, isLeaving] = useStartSignIn();
  return (
    <BusyButton
      variant={props.isMain ? "contained" : "outlined"}
      startIcon={<LogIn size={18} />}
      isBusy={isLeaving}
      onClick={() => start(props.api.shop)}
    >
      {props.label}
    </BusyButton>
  );
}

/** Returns a function that opens the shop's sign-in page; busy until this page is left. */
function useStartSignIn() {
  const showError = useErrorNotice();
  const [isLeaving, setLeaving] = useState(false);
  const [commit, isStarting] = useMutation<SignInButtonMutation>(graphql`
    mutation SignInButtonMutation($input: StartShopSignInInput!) {
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
  return [start, isStarting || isLeaving] as const;
}
