import { graphql, useMutation } from "react-relay";
import type { useResolveDispatchMutation } from "../../__generated__/useResolveDispatchMutation.graphql.ts";
import { useErrorNotice } from "../useErrorNotice.tsx";
import { useVerdict } from "./useVerdict.ts";

/** Settles a message in doubt: it arrived, or it shall go once more. */
export function useResolveDispatch() {
  const tell = useVerdict();
  const showError = useErrorNotice();
  const [commit, isResolving] = useMutation<useResolveDispatchMutation>(graphql`
    mutation useResolveDispatchMutation($input: ResolveDispatchInput!) {
      resolveDispatch(input: $input) {
        ...dispatchWhole_dispatch @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const resolve = (dispatchId: string, arrived: boolean, onDone?: () => void) =>
    void commit({
      variables: { input: { id: dispatchId, hasArrived: arrived } },
      onCompleted({ resolveDispatch }) {
        const done = arrived ? "Anotado: a mensagem chegou." : "De volta à fila.";
        if (tell(resolveDispatch, done)) onDone?.();
      },
      onError: showError,
    });
  return [resolve, isResolving] as const;
}
