import { graphql, useMutation } from "react-relay";
import type { useSaveProfileMutation } from "../../__generated__/useSaveProfileMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";

type Refused = { readonly path: readonly string[]; readonly message: string };

/** Saves name and zone, in one request. */
export function useSaveProfile() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice();
  const [commit, isSaving] = useMutation<useSaveProfileMutation>(graphql`
    mutation useSaveProfileMutation($displayName: String!, $timeZone: String!) {
      updateProfile(input: { displayName: $displayName }) {
        ...ProfileForm_viewer @alias
        ... on UserError {
          code
          message
          path
        }
      }
      updateBotSettings(input: { timeZone: $timeZone }) {
        ...ProfileForm_viewer @alias
        ... on User {
          botSettings {
            timeZone
          }
        }
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const save = (values: { displayName: string; timeZone: string }, handlers: {
    onSaved: () => void;
    /** Returns whether the refusal was shown at a field. */
    onRefused: (refused: Refused) => boolean;
  }) =>
    void commit({
      variables: values,
      onCompleted({ updateProfile, updateBotSettings }) {
        const refusals = [updateProfile, updateBotSettings].flatMap(({ message, path = [] }) =>
          message ? [{ message, path }] : []
        );
        for (const refused of refusals) {
          if (!handlers.onRefused(refused)) showNotice(refused.message, { variant: "error" });
        }
        if (refusals.length > 0) return;
        showNotice("Salvo.", { variant: "success" });
        handlers.onSaved();
      },
      onError: showError,
    });
  return [save, isSaving] as const;
}
