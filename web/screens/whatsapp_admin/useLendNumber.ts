import { graphql, useMutation } from "react-relay";
import type { useLendNumberMutation } from "../../__generated__/useLendNumberMutation.graphql.ts";
import { useErrorNotice, useResultNotice } from "../../shared/useErrorNotice.ts";

/** Lends one of one's own numbers to everybody. */
export function useLendNumber() {
  const showResult = useResultNotice();
  const showError = useErrorNotice();
  const [commit, isLending] = useMutation<useLendNumberMutation>(graphql`
    mutation useLendNumberMutation($input: SharePlatformNumberInput!) {
      sharePlatformNumber(input: $input) {
        ... on ChangedPlatformNumber {
          platformNumber {
            number
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const lend = (sessionId: string, onLent: () => void) =>
    void commit({
      variables: { input: { id: sessionId } },
      onCompleted({ sharePlatformNumber: lendPlatformNumber }) {
        if (showResult(lendPlatformNumber, "Pronto: este número está emprestado a todos.")) {
          onLent();
        }
      },
      onError: showError,
    });
  return [lend, isLending] as const;
}
