import { graphql, useMutation } from "react-relay";
import type { useEndWarmUpMutation } from "../../__generated__/useEndWarmUpMutation.graphql.ts";
import type { useEndWarmUpUndoMutation } from "../../__generated__/useEndWarmUpUndoMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { useVerdict } from "../../shared/sending/useVerdict.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";

const UNDO_SHOWN = 12_000; // ms; it can be begun anew at any time

/** Ends a number's warm-up; for a while that can be undone. */
export function useEndWarmUp(sessionId: string) {
  const { showNotice, closeNotice } = useNotices();
  const tell = useVerdict();
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<useEndWarmUpMutation>(graphql`
    mutation useEndWarmUpMutation($input: EndWarmUpInput!) {
      endWarmUp(input: $input) {
        ...WarmUp_session @alias
        ...NumberRisk_session @alias
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
        ...NumberRisk_session @alias
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
          autoHideDuration: UNDO_SHOWN,
          onExited: () => void (document.activeElement === document.body && focusContent()),
          action: (snackbar) => (
            <Button
              autoFocus // the button that ended it is gone
              onClick={() => {
                closeNotice(snackbar);
                undo({
                  variables,
                  onCompleted: ({ startWarmUp }) => void tell(startWarmUp, "O aquecimento segue."),
                  onError: showError,
                });
              }}
            >
              Desfazer
            </Button>
          ),
        });
      },
      onError: showError,
    });
  return [end, isBusy] as const;
}
