import { graphql, useMutation } from "react-relay";
import type { useLendNumberMutation } from "../../__generated__/useLendNumberMutation.graphql.ts";
import { useErrorNotice, useResultNotice } from "../../shared/useErrorNotice.tsx";

/** Lends one of one's own numbers to everybody. */
export function useLendNumber() {
  const showResult = useResultNotice();
  const showError = useErrorNotice();
  const [commit, isLending] = useMutation<useLendNumberMutation>(graphql`
    mutation useLendNumberMutation($input: LendPlatformNumberInput!) {
      lendPlatformNumber(input: $input) {
        ... on PlatformNumberChange {
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
      variables: { input: { sessionId } },
      onCompleted({ lendPlatformNumber }) {
        if (showResult(lendPlatformNumber, "Pronto: este número está emprestado a todos.")) {
          onLent();
        }
      },
      onError: showError,
    });
  return [lend, isLending] as const;
}
