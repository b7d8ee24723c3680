import { graphql, useMutation } from "react-relay";
import type { useRetryDispatchMutation } from "../../__generated__/useRetryDispatchMutation.graphql.ts";
import { useErrorNotice } from "../useErrorNotice.tsx";
import { useVerdict } from "./useVerdict.ts";

/** Puts a message that did not go back into the queue. */
export function useRetryDispatch() {
  const tell = useVerdict();
  const showError = useErrorNotice();
  const [commit, isRetrying] = useMutation<useRetryDispatchMutation>(graphql`
    mutation useRetryDispatchMutation($input: RetryDispatchInput!) {
      retryDispatch(input: $input) {
        ...dispatchWhole_dispatch @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const retry = (dispatchId: string, onDone?: () => void) =>
    void commit({
      variables: { input: { id: dispatchId } },
      onCompleted({ retryDispatch }) {
        if (tell(retryDispatch, "De volta à fila.")) onDone?.();
      },
      onError: showError,
    });
  return [retry, isRetrying] as const;
}
