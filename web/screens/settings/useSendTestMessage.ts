import { graphql, useMutation } from "react-relay";
import type {
  SendTestMessageInput,
  useSendTestMessageMutation,
} from "../../__generated__/useSendTestMessageMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";

/** Queues a message to oneself. */
export function useSendTestMessage() {
  const showError = useErrorNotice();
  const [commit, isSending] = useMutation<useSendTestMessageMutation>(graphql`
    mutation useSendTestMessageMutation($input: SendTestMessageInput!) {
      sendTestMessage(input: $input) {
        ...dispatchWhole_dispatch @alias
        ... on Dispatch {
          id
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const send = (input: SendTestMessageInput, handlers: {
    onSent: (dispatchId: string) => void;
    onRefused: (message: string) => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ sendTestMessage: { id, message } }) {
        if (id) handlers.onSent(id);
        else if (message) handlers.onRefused(message);
      },
      onError: showError,
    });
  return [send, isSending] as const;
}
