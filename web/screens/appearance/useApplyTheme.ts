import { graphql, useMutation } from "react-relay";
import type { useApplyThemeMutation } from "../../__generated__/useApplyThemeMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { failures } from "./words.ts";

/** Gives everybody the colours of a theme. */
export function useApplyTheme() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failures.settings);
  const [commit] = useMutation<useApplyThemeMutation>(graphql`
    mutation useApplyThemeMutation($input: ApplyThemeInput!) {
      applyTheme(input: $input) {
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
  /** `version` is the appearance's that the admin sees. */
  return (theme: { id: string; name: string }, version: number, onApplied: () => void) =>
    void commit({
      variables: { input: { id: theme.id, version } },
      onCompleted({ applyTheme: { message } }) {
        if (message) return void showNotice(message, { variant: "error" });
        showNotice(`${theme.name}: já vale em todas as telas abertas.`, {
          variant: "success",
        });
        onApplied();
      },
      onError: showError,
    });
}
