import { graphql, useMutation } from "react-relay";
import type {
  UpdateBotSettingsInput,
  UpdateMessageSettingsInput,
  useSaveBotSettingsMutation,
} from "../../__generated__/useSaveBotSettingsMutation.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { showNotice } from "../../ui/overlays/notices.ts";

type Problem = { readonly path: readonly string[]; readonly message: string };

/** Returns a function that saves the sending settings and the signature in one request. */
export function useSaveBotSettings() {
  const showError = useErrorNotice();
  const [commit, isSaving] = useMutation<useSaveBotSettingsMutation>(graphql`
    mutation useSaveBotSettingsMutation(
      $bot: UpdateBotSettingsInput!
      $message: UpdateMessageSettingsInput!
    ) {
      updateBotSettings(input: $bot) {
        ...BotForm_viewer @alias
        ... on UserError {
          code
          message
          path
        }
      }
      updateMessageSettings(input: $message) {
        ...BotForm_viewer @alias
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const save = (bot: UpdateBotSettingsInput, message: UpdateMessageSettingsInput, handlers: {
    onSaved: () => void;
    /** Returns whether the problem was shown at a field. */
    onRefused: (problem: Problem) => boolean;
  }) =>
    void commit({
      variables: { bot, message },
      onCompleted({ updateBotSettings, updateMessageSettings }) {
        const problems = [updateBotSettings, updateMessageSettings].flatMap((
          { message, path = [] },
        ) => message ? [{ message, path }] : []);
        for (const problem of problems) {
          if (!handlers.onRefused(problem)) showNotice(problem.message, { variant: "error" });
        }
        if (problems.length > 0) return;
        showNotice("Salvo. Vale para as próximas mensagens.", { variant: "success" });
        handlers.onSaved();
      },
      onError: showError,
    });
  return [save, isSaving] as const;
}
