import { graphql, useMutation } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { themeMutationsCloneMutation } from "../../__generated__/themeMutationsCloneMutation.graphql.ts";
import type {
  CreateThemeInput,
  themeMutationsCreateMutation,
} from "../../__generated__/themeMutationsCreateMutation.graphql.ts";
import type { themeMutationsDeleteMutation } from "../../__generated__/themeMutationsDeleteMutation.graphql.ts";
import type { themeMutationsRestoreMutation } from "../../__generated__/themeMutationsRestoreMutation.graphql.ts";
import type {
  themeMutationsUpdateMutation,
  UpdateThemeInput,
} from "../../__generated__/themeMutationsUpdateMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { failureMessages } from "./color_words.ts";

/** Puts a theme into the open list, where its age belongs. */
export type InsertTheme = (store: RecordSourceProxy, theme: RecordProxy) => void;

/** Keeps colours as a theme. */
export function useCreateTheme(place: InsertTheme) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failureMessages.saveTheme);
  const [commit, isSaving] = useMutation<themeMutationsCreateMutation>(graphql`
    mutation themeMutationsCreateMutation($input: CreateThemeInput!) {
      createTheme(input: $input) {
        __typename
        ...ThemeCard_theme @alias
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

/** Renames a theme, or gives it other colours; what another admin did to it meanwhile is shown first. */
export function useUpdateTheme() {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failureMessages.saveTheme);
  const [commit, isSaving] = useMutation<themeMutationsUpdateMutation>(graphql`
    mutation themeMutationsUpdateMutation($input: UpdateThemeInput!) {
      updateTheme(input: $input) {
        ...ThemeCard_theme @alias
        ... on ThemeChangedMeanwhile {
          current {
            ...ThemeCard_theme
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

/** Makes another theme with the same colours. */
export function useDuplicateTheme(place: InsertTheme) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failureMessages.saveTheme);
  const [commit] = useMutation<themeMutationsCloneMutation>(graphql`
    mutation themeMutationsCloneMutation($input: DuplicateThemeInput!) {
      duplicateTheme(input: $input) {
        __typename
        ...ThemeCard_theme @alias
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

const UNDO_SHOWN = 12_000; // ms; the server keeps it for days

/** Deletes a theme at once; a notice brings it back. */
export function useDeleteTheme(place: InsertTheme) {
  const { showNotice, closeNotice } = useNotices();
  const showError = useErrorNotice(failureMessages.deleteTheme);
  const restore = useRestoreTheme(place);
  const [commit] = useMutation<themeMutationsDeleteMutation>(graphql`
    mutation themeMutationsDeleteMutation($input: DeleteThemeInput!) {
      deleteTheme(input: $input) {
        ... on DeletedTheme {
          themeId @deleteRecord
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  return ({ id, name }: { id: string; name: string }) =>
    void commit({
      variables: { input: { id } },
      onCompleted({ deleteTheme: { message } }) {
        if (message) return void showNotice(message, { variant: "error" });
        showNotice(`Tema excluído: ${name}.`, {
          autoHideDuration: UNDO_SHOWN,
          onExited: () => void (document.activeElement === document.body && focusContent()),
          action: (snackbar) => (
            <Button
              autoFocus // its card, and the card's button, are gone
              onClick={() => {
                closeNotice(snackbar);
                restore(id);
              }}
            >
              Desfazer
            </Button>
          ),
        });
      },
      onError: showError,
    });
}

/** Brings a deleted theme back to its place. */
function useRestoreTheme(place: InsertTheme) {
  const { showNotice } = useNotices();
  const showError = useErrorNotice(failureMessages.saveTheme);
  const [commit] = useMutation<themeMutationsRestoreMutation>(graphql`
    mutation themeMutationsRestoreMutation($input: RestoreThemeInput!) {
      restoreTheme(input: $input) {
        __typename
        ...ThemeCard_theme @alias
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
