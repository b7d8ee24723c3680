import { graphql, useMutation } from "react-relay";
import type {
  CancelDispatchesInput,
  useCancelDispatchesMutation,
} from "../../__generated__/useCancelDispatchesMutation.graphql.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { useErrorNotice } from "../useErrorNotice.ts";
import { useVerdict } from "./useVerdict.ts";

/** Takes messages out of the queue: these, all of an offer, or all of a session. */
export function useCancelDispatches() {
  const tell = useVerdict();
  const showError = useErrorNotice();
  const [commit, isCanceling] = useMutation<useCancelDispatchesMutation>(graphql`
    mutation useCancelDispatchesMutation($input: CancelDispatchesInput!) {
      cancelDispatches(input: $input) {
        ... on CanceledDispatches {
          count
          dispatches {
            ...dispatchWhole_dispatch
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const cancel = (input: CancelDispatchesInput, onDone?: () => void) =>
    void commit({
      variables: { input },
      onCompleted({ cancelDispatches }) {
        const { count = 0 } = cancelDispatches;
        const done = count === 0
          ? "Nada mais estava na fila."
          : `${countLabel(count, "envio cancelado", "envios cancelados")}.`;
        if (tell(cancelDispatches, done)) onDone?.();
      },
      onError: showError,
    });
  return [cancel, isCanceling] as const;
}
