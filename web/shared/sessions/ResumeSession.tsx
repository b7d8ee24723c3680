import { Play } from "lucide-react";
import { graphql, useMutation } from "react-relay";
import type { ResumeSessionMutation } from "../../__generated__/ResumeSessionMutation.graphql.ts";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { showResultNotice, useErrorNotice } from "../outcome_notices.ts";

/** Resumes a session that stopped by itself; only the person may decide that. */
export function ResumeSession({ sessionId, label }: { sessionId: string; label: string }) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<ResumeSessionMutation>(graphql`
    mutation ResumeSessionMutation($input: ResumeSessionInput!) {
      resumeSession(input: $input) {
        ...useSessionChanges_full @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const resume = () =>
    commit({
      variables: { input: { id: sessionId } },
      onCompleted: ({ resumeSession }) =>
        void showResultNotice(resumeSession, "Voltando a conectar."),
      onError: showError,
    });
  return (
    <BusyButton
      ref={focusContentOnUnmount}
      variant="contained"
      isBusy={isBusy}
      startIcon={<Play size={18} />}
      onClick={resume}
    >
      {label}
    </BusyButton>
  );
}
