import { graphql, useMutation } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { templateMutationsCloneMutation } from "../../__generated__/templateMutationsCloneMutation.graphql.ts";
import type {
  CreateTemplateInput,
  templateMutationsCreateMutation,
} from "../../__generated__/templateMutationsCreateMutation.graphql.ts";
import type { templateMutationsDeleteMutation } from "../../__generated__/templateMutationsDeleteMutation.graphql.ts";
import type { templateMutationsRestoreMutation } from "../../__generated__/templateMutationsRestoreMutation.graphql.ts";
import type {
  templateMutationsUpdateMutation,
  UpdateTemplateInput,
} from "../../__generated__/templateMutationsUpdateMutation.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { commit } from "../../relay/commit.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";

/** Puts a template into the open list, where its age belongs. */
export type InsertTemplate = (store: RecordSourceProxy, template: RecordProxy) => void;

type Handlers = {
  onSaved: () => void;
  onRefused: (message: string, path: readonly string[]) => void;
};

/** Makes a template, or changes one; another tab's change is no error but a question. */
export function useSaveTemplate(place: InsertTemplate) {
  const showError = useErrorNotice();
  const [commitNew, isCreating] = useMutation<templateMutationsCreateMutation>(graphql`
    mutation templateMutationsCreateMutation($input: CreateTemplateInput!) {
      createTemplate(input: $input) {
        __typename
        ...TemplatesScreen_full @alias
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const [commit, isSaving] = useMutation<templateMutationsUpdateMutation>(graphql`
    mutation templateMutationsUpdateMutation($input: UpdateTemplateInput!) {
      updateTemplate(input: $input) {
        __typename
        ...TemplatesScreen_full @alias
        ... on TemplateChangedMeanwhile {
          current {
            ...TemplatesScreen_full
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
  const create = (input: CreateTemplateInput, handlers: Handlers) =>
    void commitNew({
      variables: { input },
      updater(store, answer) {
        const template = store.getRootField("createTemplate");
        if (answer?.createTemplate.__typename === "Template" && template) place(store, template);
      },
      onCompleted({ createTemplate: { message, path } }) {
        if (message) handlers.onRefused(message, path ?? []);
        else handlers.onSaved();
      },
      onError: showError,
    });
  const update = (
    input: UpdateTemplateInput,
    handlers: Handlers & { onChangedMeanwhile: () => void },
  ) =>
    void commit({
      variables: { input },
      onCompleted({ updateTemplate: { __typename, message, path } }) {
        if (__typename === "TemplateChangedMeanwhile") return handlers.onChangedMeanwhile();
        if (message) handlers.onRefused(message, path ?? []);
        else handlers.onSaved();
      },
      onError: showError,
    });
  return { create, update, isSaving: isCreating || isSaving };
}

const UNDO_SHOWN = 12_000; // ms; the server keeps it for days

/** What one does with a template besides editing it: copy it, or delete it and have it back. */
export function useTemplateActions(place: InsertTemplate) {
  const { showNotice, closeNotice } = useNotices();
  const [runAction] = useMutationAction();

  const duplicate = (id: string, name: string) =>
    void runAction(async () => {
      const { duplicateTemplate } = await commit<templateMutationsCloneMutation>(
        graphql`
          mutation templateMutationsCloneMutation($input: DuplicateTemplateInput!) {
            duplicateTemplate(input: $input) {
              __typename
              ...TemplatesScreen_full @alias
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { id } },
        (store, answer) => {
          const copy = store.getRootField("duplicateTemplate");
          if (answer?.duplicateTemplate.__typename === "Template" && copy) place(store, copy);
        },
      );
      return duplicateTemplate.message ?? null;
    }, () => void showNotice(`Cópia feita: ${name}.`, { variant: "success" }));

  const restore = (id: string) =>
    void runAction(async () => {
      const { restoreTemplate } = await commit<templateMutationsRestoreMutation>(
        graphql`
          mutation templateMutationsRestoreMutation($input: RestoreTemplateInput!) {
            restoreTemplate(input: $input) {
              __typename
              ...TemplatesScreen_full @alias
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { id } },
        (store, answer) => {
          const back = store.getRootField("restoreTemplate");
          if (answer?.restoreTemplate.__typename === "Template" && back) place(store, back);
        },
      );
      return restoreTemplate.message ?? null;
    });

  const remove = (id: string, name: string) =>
    void runAction(async () => {
      const { deleteTemplate } = await commit<templateMutationsDeleteMutation>(
        graphql`
          mutation templateMutationsDeleteMutation($input: DeleteTemplateInput!) {
            deleteTemplate(input: $input) {
              ... on DeletedTemplate {
                templateId @deleteRecord
              }
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { id } },
      );
      return deleteTemplate.message ?? null;
    }, () =>
      void showNotice(`Modelo excluído: ${name}.`, {
        autoHideDuration: UNDO_SHOWN,
        onExited: () => void (document.activeElement === document.body && focusContent()),
        action: (snackbar) => (
          <Button
            autoFocus // its row, and the row's button, are gone
            onClick={() => {
              closeNotice(snackbar);
              restore(id);
            }}
          >
            Desfazer
          </Button>
        ),
      }));

  return { duplicate, remove };
}
