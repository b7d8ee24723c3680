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
import { commit } from "../../relay/commit.ts";
import { showUndoNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { showNotice } from "../../ui/overlays/notices.ts";

/** Inserts a template into the open list, by age. */
export type InsertTemplate = (store: RecordSourceProxy, template: RecordProxy) => void;

type Handlers = {
  onSaved: () => void;
  onRefused: (message: string, path: readonly string[]) => void;
};

/** Creates or updates a template; a change of another tab calls `onConflict`. */
export function useSaveTemplate(insert: InsertTemplate) {
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
      updater(store, data) {
        const template = store.getRootField("createTemplate");
        if (data?.createTemplate.__typename === "Template" && template) insert(store, template);
      },
      onCompleted({ createTemplate: { message, path } }) {
        if (message) handlers.onRefused(message, path ?? []);
        else handlers.onSaved();
      },
      onError: showError,
    });
  const update = (
    input: UpdateTemplateInput,
    handlers: Handlers & { onConflict: () => void },
  ) =>
    void commit({
      variables: { input },
      onCompleted({ updateTemplate: { __typename, message, path } }) {
        if (__typename === "TemplateChangedMeanwhile") return handlers.onConflict();
        if (message) handlers.onRefused(message, path ?? []);
        else handlers.onSaved();
      },
      onError: showError,
    });
  return { create, update, isSaving: isCreating || isSaving };
}

/** Clones a template, or deletes it with a notice that restores it. */
export function useTemplateActions(insert: InsertTemplate) {
  const [runAction] = useMutationAction();

  const clone = (id: string, name: string) =>
    void runAction(async () => {
      const { cloneTemplate } = await commit<templateMutationsCloneMutation>(
        graphql`
          mutation templateMutationsCloneMutation($input: CloneTemplateInput!) {
            cloneTemplate(input: $input) {
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
        (store, data) => {
          const copy = store.getRootField("cloneTemplate");
          if (data?.cloneTemplate.__typename === "Template" && copy) insert(store, copy);
        },
      );
      return cloneTemplate.message ?? null;
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
        (store, data) => {
          const template = store.getRootField("restoreTemplate");
          if (data?.restoreTemplate.__typename === "Template" && template) insert(store, template);
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
    }, () => showUndoNotice(`Modelo excluído: ${name}.`, () => restore(id)));

  return { clone, remove };
}
