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
import { showUndoNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { showNotice } from "../../ui/overlays/notices.ts";

export const THEME_SAVE_FAILED = "Erro ao salvar o tema.";

/** Inserts a theme into the open list, by age. */
export type InsertTheme = (store: RecordSourceProxy, theme: RecordProxy) => void;

/** Creates a theme of colours. */
export function useCreateTheme(insert: InsertTheme) {
  const showError = useErrorNotice(THEME_SAVE_FAILED);
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
      updater(store, data) {
        const theme = store.getRootField("createTheme");
        if (data?.createTheme.__typename === "Theme" && theme) insert(store, theme);
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

/** Updates a theme's name or colours; a change of another admin is refused and shown. */
export function useUpdateTheme() {
  const showError = useErrorNotice(THEME_SAVE_FAILED);
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

/** Clones a theme. */
export function useCloneTheme(insert: InsertTheme) {
  const showError = useErrorNotice(THEME_SAVE_FAILED);
  const [commit] = useMutation<themeMutationsCloneMutation>(graphql`
    mutation themeMutationsCloneMutation($input: CloneThemeInput!) {
      cloneTheme(input: $input) {
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
      updater(store, data) {
        const theme = store.getRootField("cloneTheme");
        if (data?.cloneTheme.__typename === "Theme" && theme) insert(store, theme);
      },
      onCompleted({ cloneTheme: { message } }) {
        if (message) showNotice(message, { variant: "error" });
        else showNotice("Tema duplicado.", { variant: "success" });
      },
      onError: showError,
    });
}

/** Deletes a theme at once, with a notice that restores it. */
export function useDeleteTheme(insert: InsertTheme) {
  const showError = useErrorNotice("Erro ao deletar o tema.");
  const restore = useRestoreTheme(insert);
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
        showUndoNotice(`Tema excluído: ${name}.`, () => restore(id));
      },
      onError: showError,
    });
}

/** Restores a deleted theme and inserts it into the list. */
function useRestoreTheme(insert: InsertTheme) {
  const showError = useErrorNotice(THEME_SAVE_FAILED);
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
      updater(store, data) {
        const theme = store.getRootField("restoreTheme");
        if (data?.restoreTheme.__typename === "Theme" && theme) insert(store, theme);
      },
      onCompleted({ restoreTheme: { message } }) {
        if (message) showNotice(message, { variant: "error" });
      },
      onError: showError,
    });
}
