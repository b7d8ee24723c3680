import { graphql, useMutation } from "react-relay";
import type { useTestGatewayMutation } from "../../__generated__/useTestGatewayMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.ts";
import { useNotices } from "../../ui/overlays/notices.ts";

/** Asks the gateway now whether it works, and tells what it said. */
export function useTestGateway() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit, isTesting] = useMutation<useTestGatewayMutation>(graphql`
    mutation useTestGatewayMutation {
      testMessengerGateway {
        ... on MessengerGateway {
          statusMessage
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const test = (onTested: () => void) =>
    void commit({
      variables: {},
      onCompleted({ testMessengerGateway: { message, statusMessage: sentence } }) {
        const refusal = message ?? sentence;
        showNotice(refusal ?? "O gateway respondeu agora.", {
          variant: refusal ? "error" : "success",
        });
        onTested();
      },
      onError: showError,
    });
  return [test, isTesting] as const;
}
