import { graphql, useMutation } from "react-relay";
import type { useConnectTelegramMutation } from "../../__generated__/useConnectTelegramMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";

/** Connects a bot by its token; a known bot takes the new token. */
export function useConnectTelegram() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit, isConnecting] = useMutation<useConnectTelegramMutation>(graphql`
    mutation useConnectTelegramMutation($input: ConnectTelegramInput!) {
      connectTelegram(input: $input) {
        ...useSessionChanges_full @alias
        ... on MessengerSession {
          name
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const connect = (botToken: string, handlers: {
    onConnected: () => void;
    onRefused: (message: string) => void;
  }) =>
    void commit({
      variables: { input: { botToken } },
      onCompleted({ connectTelegram: { name, message } }) {
        if (message) return handlers.onRefused(message);
        showNotice(`${name} está conectado.`, { variant: "success" });
        handlers.onConnected();
      },
      onError: showError,
    });
  return [connect, isConnecting] as const;
}
