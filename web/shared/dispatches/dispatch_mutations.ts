import { graphql, useMutation } from "react-relay";
import type {
  CancelDispatchesInput,
  dispatchMutationsCancelMutation,
} from "../../__generated__/dispatchMutationsCancelMutation.graphql.ts";
import type { dispatchMutationsRetryMutation } from "../../__generated__/dispatchMutationsRetryMutation.graphql.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { showResultNotice, useErrorNotice } from "../outcome_notices.ts";

/** Cancels queued dispatches: some, all of an offer, or all of a session. */
export function useCancelDispatches() {
  const showError = useErrorNotice();
  const [commit, isCanceling] = useMutation<dispatchMutationsCancelMutation>(graphql`
    mutation dispatchMutationsCancelMutation($input: CancelDispatchesInput!) {
      cancelDispatches(input: $input) {
        ... on CanceledDispatches {
          count
          dispatches {
            ...useQueueChanges_full @arguments(isForetold: false)
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
        if (showResultNotice(cancelDispatches, done)) onDone?.();
      },
      onError: showError,
    });
  return [cancel, isCanceling] as const;
}

/** Queues a failed dispatch again; asks first where its offer does not pay. */
export function useRetryDispatch() {
  const showError = useErrorNotice();
  const [commit, isRetrying] = useMutation<dispatchMutationsRetryMutation>(graphql`
    mutation dispatchMutationsRetryMutation($input: RetryDispatchInput!) {
      retryDispatch(input: $input) {
        ...useQueueChanges_full @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const retry = (dispatchId: string, onDone?: () => void, isUnpaidConfirmed?: boolean) =>
    void commit({
      variables: { input: { id: dispatchId, isUnpaidConfirmed } },
      onCompleted({ retryDispatch }) {
        if (retryDispatch.code === "OFFER_UNPAID") {
          const act = () => retry(dispatchId, onDone, true);
          const action = { label: "Enviar assim mesmo", act };
          showNotice("Esta oferta não paga você.", { variant: "error", action });
        } else if (showResultNotice(retryDispatch, "De volta à fila.")) onDone?.();
      },
      onError: showError,
    });
  return [retry, isRetrying] as const;
}
