import { graphql } from "react-relay";
import type { removeCardLogoMutation } from "../../__generated__/removeCardLogoMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Takes the logo off the person's cards. Resolves to a refusal's sentence, or null. */
export async function removeCardLogo(): Promise<string | null> {
  const { removeCardLogo } = await commit<removeCardLogoMutation>(
    graphql`
      mutation removeCardLogoMutation {
        removeCardLogo {
          ... on CardStyle {
            logoUrl
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return removeCardLogo.message ?? null;
}
