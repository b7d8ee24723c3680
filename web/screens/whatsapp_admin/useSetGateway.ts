import { graphql, useMutation } from "react-relay";
import type {
  UpdateMessengerGatewayInput,
  useSetGatewayMutation,
} from "../../__generated__/useSetGatewayMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.ts";
import { useNotices } from "../../ui/overlays/notices.ts";

/** Makes this the gateway, once it has answered. */
export function useSetGateway() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit, isSaving] = useMutation<useSetGatewayMutation>(graphql`
    mutation useSetGatewayMutation($input: UpdateMessengerGatewayInput!) {
      updateMessengerGateway(input: $input) {
        ... on MessengerGateway {
          url
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const save = (input: UpdateMessengerGatewayInput, handlers: {
    onSaved: () => void;
    onRefused: (path: readonly string[], message: string) => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ updateMessengerGateway: { message, path = [] } }) {
        if (message) return handlers.onRefused(path, message);
        showNotice("O gateway respondeu e está salvo.", { variant: "success" });
        handlers.onSaved();
      },
      onError: showError,
    });
  return [save, isSaving] as const;
}
