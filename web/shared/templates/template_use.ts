import { graphql } from "react-relay";
import type { templateUseOwnMutation } from "../../__generated__/templateUseOwnMutation.graphql.ts";
import type { templateUseReadyMutation } from "../../__generated__/templateUseReadyMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

type Source = { readonly id: string; readonly version: number | null };

/** Puts a template, one's own or a ready one, in use or out of it. Resolves to the message of an error, or null. */
export async function setTemplateUse(
  { id, version }: Source,
  isActive: boolean,
): Promise<string | null> {
  if (version === null) {
    const { updateReadyTemplate } = await commit<templateUseReadyMutation>(
      graphql`
        mutation templateUseReadyMutation($input: UpdateReadyTemplateInput!) {
          updateReadyTemplate(input: $input) {
            ... on Viewer {
              readyTemplates {
                id
                isActive
                activatedAt
              }
            }
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input: { id, isActive } },
    );
    return updateReadyTemplate.message ?? null;
  }
  const { updateTemplate } = await commit<templateUseOwnMutation>(
    graphql`
      mutation templateUseOwnMutation($input: UpdateTemplateInput!) {
        updateTemplate(input: $input) {
          ... on Template {
            id
            version
            isActive
            activatedAt
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id, version, isActive } },
  );
  return updateTemplate.message ?? null;
}
