import { graphql, useMutation } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type {
  CreateCampaignTextInput,
  textMutationsCreateMutation,
} from "../../__generated__/textMutationsCreateMutation.graphql.ts";
import type {
  textMutationsUpdateMutation,
  UpdateCampaignTextInput,
} from "../../__generated__/textMutationsUpdateMutation.graphql.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import type { SaveHandlers } from "../../shared/wording/useWordingForm.ts";

/** Inserts a text into the open list, by age. */
export type InsertText = (store: RecordSourceProxy, text: RecordProxy) => void;

type CreateHandlers = Pick<SaveHandlers, "onSaved" | "onRefused">;

/** Creates or updates a text; a change of another tab calls `onConflict`. */
export function useSaveText(insert: InsertText) {
  const showError = useErrorNotice();
  const [commitNew, isCreating] = useMutation<textMutationsCreateMutation>(graphql`
    mutation textMutationsCreateMutation($input: CreateCampaignTextInput!) {
      createCampaignText(input: $input) {
        __typename
        ...TextsScreen_full @alias
        ... on UserError {
          code
          message
          path
        }
      }
    }
  `);
  const [commitChange, isSaving] = useMutation<textMutationsUpdateMutation>(graphql`
    mutation textMutationsUpdateMutation($input: UpdateCampaignTextInput!) {
      updateCampaignText(input: $input) {
        __typename
        ...TextsScreen_full @alias
        ... on CampaignTextChangedMeanwhile {
          current {
            ...TextsScreen_full
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
  const create = (input: CreateCampaignTextInput, handlers: CreateHandlers) =>
    void commitNew({
      variables: { input },
      updater(store, data) {
        const text = store.getRootField("createCampaignText");
        if (data?.createCampaignText.__typename === "CampaignText" && text) insert(store, text);
      },
      onCompleted({ createCampaignText: { message, path } }) {
        if (message) handlers.onRefused(message, path ?? []);
        else handlers.onSaved();
      },
      onError: showError,
    });
  const update = (input: UpdateCampaignTextInput, handlers: SaveHandlers) =>
    void commitChange({
      variables: { input },
      onCompleted({ updateCampaignText: { __typename, message, path } }) {
        if (__typename === "CampaignTextChangedMeanwhile") return handlers.onConflict();
        if (message) handlers.onRefused(message, path ?? []);
        else handlers.onSaved();
      },
      onError: showError,
    });
  return { create, update, isSaving: isCreating || isSaving };
}
