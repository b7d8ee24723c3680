import { graphql, useMutation } from "react-relay";
import type {
  UpdateAppearanceInput,
  useUpdateAppearanceMutation,
} from "../../__generated__/useUpdateAppearanceMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { failures } from "./words.ts";

/** Saves colours for everybody; another admin's change meanwhile is no error but a question. */
export function useUpdateAppearance() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failures.settings);
  const [commit, isSaving] = useMutation<useUpdateAppearanceMutation>(graphql`
    mutation useUpdateAppearanceMutation($input: UpdateAppearanceInput!) {
      updateAppearance(input: $input) {
        __typename
        ...appearanceWhole_appearance @alias
        ... on AppearanceChangedMeanwhile {
          current {
            ...appearanceWhole_appearance
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const update = (input: UpdateAppearanceInput, handlers: {
    onSaved: () => void;
    onChangedMeanwhile: () => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ updateAppearance: { __typename, message } }) {
        if (__typename === "AppearanceChangedMeanwhile") return handlers.onChangedMeanwhile();
        if (message) return void showNotice(message, { variant: "error" });
        showNotice("Cores salvas. Já valem em todas as telas abertas.", {
          variant: "success",
        });
        handlers.onSaved();
      },
      onError: showError,
    });
  return [update, isSaving] as const;
}
