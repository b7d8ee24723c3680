import { graphql, useMutation } from "react-relay";
import type {
  UpdateThemeInput,
  useUpdateThemeMutation,
} from "../../__generated__/useUpdateThemeMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { failures } from "./words.ts";

/** Renames a theme, or gives it other colours; what another admin did to it meanwhile is shown first. */
export function useUpdateTheme() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failures.saveTheme);
  const [commit, isSaving] = useMutation<useUpdateThemeMutation>(graphql`
    mutation useUpdateThemeMutation($input: UpdateThemeInput!) {
      updateTheme(input: $input) {
        ...themeWhole_theme @alias
        ... on ThemeChangedMeanwhile {
          current {
            ...themeWhole_theme
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const update = (input: UpdateThemeInput, handlers: {
    onSaved: () => void;
    onRefused: (message: string) => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ updateTheme: { message } }) {
        if (message) return handlers.onRefused(message);
        showNotice("Tema salvo.", { variant: "success" });
        handlers.onSaved();
      },
      onError: showError,
    });
  return [update, isSaving] as const;
}
