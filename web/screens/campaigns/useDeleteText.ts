import { graphql } from "react-relay";
import type { useDeleteTextMutation } from "../../__generated__/useDeleteTextMutation.graphql.ts";
import type { useDeleteTextRestoreMutation } from "../../__generated__/useDeleteTextRestoreMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { showUndoNotice } from "../../shared/outcome_notices.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import type { InsertText } from "./text_mutations.ts";

/** Deletes a text, with a notice that restores it. */
export function useDeleteText(insert: InsertText) {
  const [runAction] = useMutationAction();

  const restore = (id: string) =>
    void runAction(async () => {
      const { restoreCampaignText } = await commit<useDeleteTextRestoreMutation>(
        graphql`
          mutation useDeleteTextRestoreMutation($input: RestoreCampaignTextInput!) {
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
      const { deleteCampaignText } = await commit<useDeleteTextMutation>(
        graphql`
          mutation useDeleteTextMutation($input: DeleteCampaignTextInput!) {
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
