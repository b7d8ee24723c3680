import { graphql, useMutation } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type {
  CreateCampaignTextInput,
  textMutationsCreateMutation,
} from "../../__generated__/textMutationsCreateMutation.graphql.ts";
import type { textMutationsDeleteMutation } from "../../__generated__/textMutationsDeleteMutation.graphql.ts";
import type { textMutationsRestoreMutation } from "../../__generated__/textMutationsRestoreMutation.graphql.ts";
import type {
  textMutationsUpdateMutation,
  UpdateCampaignTextInput,
} from "../../__generated__/textMutationsUpdateMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { showUndoNotice, useErrorNotice } from "../../shared/outcome_notices.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
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

/** Deletes a text, with a notice that restores it. */
export function useDeleteText(insert: InsertText) {
  const [runAction] = useMutationAction();

  const restore = (id: string) =>
    void runAction(async () => {
      const { restoreCampaignText } = await commit<textMutationsRestoreMutation>(
        graphql`
          mutation textMutationsRestoreMutation($input: RestoreCampaignTextInput!) {
            restoreCampaignText(input: $input) {
              __typename
              ...TextsScreen_full @alias
              ... on UserError {
                code
                message
              }
            }
          }
        `,
        { input: { id } },
        (store, data) => {
          const text = store.getRootField("restoreCampaignText");
          if (data?.restoreCampaignText.__typename === "CampaignText" && text) insert(store, text);
        },
      );
      return restoreCampaignText.message ?? null;
    });

  return (id: string, name: string) =>
    void runAction(async () => {
      const { deleteCampaignText } = await commit<textMutationsDeleteMutation>(
        graphql`
          mutation textMutationsDeleteMutation($input: DeleteCampaignTextInput!) {
            deleteCampaignText(input: $input) {
              ... on DeletedCampaignText {
                campaignTextId @deleteRecord
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
      return deleteCampaignText.message ?? null;
    }, () => showUndoNotice(`Texto excluído: ${name}.`, () => restore(id)));
}
