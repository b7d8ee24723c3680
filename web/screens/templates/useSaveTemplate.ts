import { graphql, useMutation } from "react-relay";
import type {
  CreateTemplateInput,
  useSaveTemplateCreateMutation,
} from "../../__generated__/useSaveTemplateCreateMutation.graphql.ts";
import type {
  UpdateTemplateInput,
  useSaveTemplateMutation,
} from "../../__generated__/useSaveTemplateMutation.graphql.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import type { InsertTemplate } from "./place_template.ts";

type Handlers = {
  onSaved: () => void;
  onRefused: (message: string, path: readonly string[]) => void;
};

/** Makes a template, or changes one; another tab's change is no error but a question. */
export function useSaveTemplate(place: InsertTemplate) {
  const showError = useErrorNotice();
  const [commitNew, isCreating] = useMutation<useSaveTemplateCreateMutation>(graphql`
    mutation useSaveTemplateCreateMutation($input: CreateTemplateInput!) {
      createTemplate(input: $input) {
        __typename
        ...templateWhole_template @alias
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const [commit, isSaving] = useMutation<useSaveTemplateMutation>(graphql`
    mutation useSaveTemplateMutation($input: UpdateTemplateInput!) {
      updateTemplate(input: $input) {
        __typename
        ...templateWhole_template @alias
        ... on TemplateChangedMeanwhile {
          current {
            ...templateWhole_template
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
