import { graphql, useMutation } from "react-relay";
import type {
  UpdateBotSettingsInput,
  UpdateMessageSettingsInput,
  useSaveBotSettingsMutation,
} from "../../__generated__/useSaveBotSettingsMutation.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { showNotice } from "../../ui/overlays/notices.ts";

type Refused = { readonly path: readonly string[]; readonly message: string };

/** Saves the sending settings and the signature in one request. */
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
    /** Returns whether the refusal was shown at a field. */
    onRefused: (refused: Refused) => boolean;
  }) =>
    void commit({
      variables: { bot, message },
      onCompleted({ updateBotSettings, updateMessageSettings }) {
        const refusals = [updateBotSettings, updateMessageSettings].flatMap((
          { message, path = [] },
        ) => message ? [{ message, path }] : []);
        for (const refused of refusals) {
          if (!handlers.onRefused(refused)) showNotice(refused.message, { variant: "error" });
        }
        if (refusals.length > 0) return;
        showNotice("Salvo. Vale para as próximas mensagens.", { variant: "success" });
        handlers.onSaved();
      },
      onError: showError,
    });
  return [save, isSaving] as const;
}
