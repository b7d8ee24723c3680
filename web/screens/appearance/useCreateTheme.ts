import { graphql, useMutation } from "react-relay";
import type {
  CreateThemeInput,
  useCreateThemeMutation,
} from "../../__generated__/useCreateThemeMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import type { PlaceTheme } from "./place_theme.ts";
import { failures } from "./words.ts";

/** Keeps colours as a theme. */
export function useCreateTheme(place: PlaceTheme) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failures.saveTheme);
  const [commit, isSaving] = useMutation<useCreateThemeMutation>(graphql`
    mutation useCreateThemeMutation($input: CreateThemeInput!) {
      createTheme(input: $input) {
        __typename
        ...themeWhole_theme @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const create = (input: CreateThemeInput, handlers: {
    onSaved: () => void;
    onRefused: (message: string) => void;
  }) =>
    void commit({
      variables: { input },
      updater(store, answer) {
        const theme = store.getRootField("createTheme");
        if (answer?.createTheme.__typename === "Theme" && theme) place(store, theme);
      },
      onCompleted({ createTheme: { message } }) {
        if (message) return handlers.onRefused(message);
        showNotice(`Tema salvo: ${input.name}.`, { variant: "success" });
        handlers.onSaved();
      },
      onError: showError,
    });
  return [create, isSaving] as const;
}
