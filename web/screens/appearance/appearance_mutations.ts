import { graphql, useMutation } from "react-relay";
import type { appearanceMutationsApplyThemeMutation } from "../../__generated__/appearanceMutationsApplyThemeMutation.graphql.ts";
import type { appearanceMutationsUndoMutation } from "../../__generated__/appearanceMutationsUndoMutation.graphql.ts";
import type {
  appearanceMutationsUpdateMutation,
  UpdateAppearanceInput,
} from "../../__generated__/appearanceMutationsUpdateMutation.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { showNotice } from "../../ui/overlays/notices.ts";

const SAVE_FAILED = "Falha ao salvar as configurações.";

/** Saves the colours of all screens; a change of another admin calls `onConflict`. */
export function useUpdateAppearance() {
  const showError = useErrorNotice(SAVE_FAILED);
  const [commit, isSaving] = useMutation<appearanceMutationsUpdateMutation>(graphql`
    mutation appearanceMutationsUpdateMutation($input: UpdateAppearanceInput!) {
      updateAppearance(input: $input) {
        __typename
        ...AppearanceScreen_full @alias
        ... on AppearanceChangedMeanwhile {
          current {
            ...AppearanceScreen_full
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
    onConflict: () => void;
  }) =>
    void commit({
      variables: { input },
      onCompleted({ updateAppearance: { __typename, message } }) {
        if (__typename === "AppearanceChangedMeanwhile") return handlers.onConflict();
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

/** Undoes the last change of the appearance. */
export function useUndoAppearance() {
  const showError = useErrorNotice(SAVE_FAILED);
  const [commit, isUndoing] = useMutation<appearanceMutationsUndoMutation>(graphql`
    mutation appearanceMutationsUndoMutation($input: UndoAppearanceInput!) {
      undoAppearance(input: $input) {
        ...AppearanceScreen_full @alias
        ... on AppearanceChangedMeanwhile {
          current {
            ...AppearanceScreen_full
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const undo = (version: number) =>
    void commit({
      variables: { input: { version } },
      onCompleted({ undoAppearance: { message } }) {
        if (message) showNotice(message, { variant: "error" });
        else showNotice("As cores de antes voltaram.", { variant: "success" });
      },
      onError: showError,
    });
  return [undo, isUndoing] as const;
}

/** Applies a theme's colours to all screens. */
export function useApplyTheme() {
  const showError = useErrorNotice(SAVE_FAILED);
  const [commit] = useMutation<appearanceMutationsApplyThemeMutation>(graphql`
    mutation appearanceMutationsApplyThemeMutation($input: ApplyThemeInput!) {
      applyTheme(input: $input) {
        ...AppearanceScreen_full @alias
        ... on AppearanceChangedMeanwhile {
          current {
            ...AppearanceScreen_full
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  /** `version` is that of the appearance on screen. */
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
