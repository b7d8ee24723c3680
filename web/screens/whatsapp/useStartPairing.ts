import { graphql, useMutation } from "react-relay";
import type {
  StartPairingInput,
  useStartPairingMutation,
} from "../../__generated__/useStartPairingMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.ts";

/** Begins to connect a number; asked for twice, it is the same one. */
export function useStartPairing() {
  const showError = useErrorNotice();
  const [commit, isStarting] = useMutation<useStartPairingMutation>(graphql`
    mutation useStartPairingMutation($input: StartPairingInput!) {
      startPairing(input: $input) {
        ... on Pairing {
          id
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const start = (input: StartPairingInput, handlers: {
    onBegun: (pairingId: string) => void;
    onRefused: (message: string) => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ startPairing: { id, message } }) {
        if (id) handlers.onBegun(id);
        else handlers.onRefused(message!);
      },
      onError: showError,
    });
  return [start, isStarting] as const;
}
