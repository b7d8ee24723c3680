import { graphql, useMutation } from "react-relay";
import type { useRestoreThemeMutation } from "../../__generated__/useRestoreThemeMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import type { PlaceTheme } from "./place_theme.ts";
import { failures } from "./words.ts";

/** Brings a deleted theme back to its place. */
export function useRestoreTheme(place: PlaceTheme) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failures.saveTheme);
  const [commit] = useMutation<useRestoreThemeMutation>(graphql`
    mutation useRestoreThemeMutation($input: RestoreThemeInput!) {
      restoreTheme(input: $input) {
        __typename
        ...themeWhole_theme @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  return (id: string) =>
    void commit({
      variables: { input: { id } },
      updater(store, answer) {
        const theme = store.getRootField("restoreTheme");
        if (answer?.restoreTheme.__typename === "Theme" && theme) place(store, theme);
      },
      onCompleted({ restoreTheme: { message } }) {
        if (message) showNotice(message, { variant: "error" });
      },
      onError: showError,
    });
}
