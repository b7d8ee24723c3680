import { graphql, useMutation } from "react-relay";
import type { useDuplicateThemeMutation } from "../../__generated__/useDuplicateThemeMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import type { PlaceTheme } from "./place_theme.ts";
import { failures } from "./words.ts";

/** Makes another theme with the same colours. */
export function useDuplicateTheme(place: PlaceTheme) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failures.saveTheme);
  const [commit] = useMutation<useDuplicateThemeMutation>(graphql`
    mutation useDuplicateThemeMutation($input: DuplicateThemeInput!) {
      duplicateTheme(input: $input) {
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
        const theme = store.getRootField("duplicateTheme");
        if (answer?.duplicateTheme.__typename === "Theme" && theme) place(store, theme);
      },
      onCompleted({ duplicateTheme: { message } }) {
        if (message) showNotice(message, { variant: "error" });
        else showNotice("Tema duplicado.", { variant: "success" });
      },
      onError: showError,
    });
}
