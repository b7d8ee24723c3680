import { graphql } from "react-relay";
import type { deleteTextMutation } from "../../__generated__/deleteTextMutation.graphql.ts";
import type { deleteTextRestoreMutation } from "../../__generated__/deleteTextRestoreMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import type { InsertText } from "./text_mutations.ts";

/** Deletes a text; resolves to the sentence of a refusal, or to null. */
export async function deleteText(id: string): Promise<string | null> {
  const { deleteCampaignText } = await commit<deleteTextMutation>(
    graphql`
      mutation deleteTextMutation($input: DeleteCampaignTextInput!) {
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
}

/** Restores a deleted text; resolves to the sentence of a refusal, or to null. */
export async function restoreText(id: string, insert: InsertText): Promise<string | null> {
  const { restoreCampaignText } = await commit<deleteTextRestoreMutation>(
    graphql`
      mutation deleteTextRestoreMutation($input: RestoreCampaignTextInput!) {
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
}
