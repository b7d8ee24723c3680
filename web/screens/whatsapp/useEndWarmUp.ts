import { graphql, useMutation } from "react-relay";
import type { useEndWarmUpMutation } from "../../__generated__/useEndWarmUpMutation.graphql.ts";
import type { useEndWarmUpUndoMutation } from "../../__generated__/useEndWarmUpUndoMutation.graphql.ts";
import { showResultNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { showNotice } from "../../ui/overlays/notices.ts";

const UNDO_SHOWN = 12_000; // ms; it can be begun anew at any time

/** Ends a number's warm-up; for a while that can be undone. */
export function useEndWarmUp(sessionId: string) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<useEndWarmUpMutation>(graphql`
    mutation useEndWarmUpMutation($input: EndWarmUpInput!) {
      endWarmUp(input: $input) {
        ...WarmUp_session @alias
        ...NumberCard_numberRisk @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const [undo] = useMutation<useEndWarmUpUndoMutation>(graphql`
    mutation useEndWarmUpUndoMutation($input: StartWarmUpInput!) {
      startWarmUp(input: $input) {
        ...WarmUp_session @alias
        ...NumberCard_numberRisk @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const variables = { input: { id: sessionId } };
  const end = () =>
    commit({
      variables,
      onCompleted({ endWarmUp: { message } }) {
        if (message) return void showNotice(message, { variant: "error" });
        showNotice("O aquecimento terminou.", {
          duration: UNDO_SHOWN,
          action: {
            label: "Desfazer",
            act: () => {
              undo({
                variables,
                onCompleted: ({ startWarmUp }) =>
                  void showResultNotice(startWarmUp, "O aquecimento segue."),
                onError: showError,
              });
            },
            takesFocus: true,
          },
        });
      },
      onError: showError,
    });
  return [end, isBusy] as const;
}
