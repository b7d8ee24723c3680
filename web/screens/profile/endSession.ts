import { graphql } from "react-relay";
import type { endSessionMutation } from "../../__generated__/endSessionMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Ends one of the person's other sessions: whoever is there has to sign in again. */
export async function endSession(key: string): Promise<string | null> {
  const { endAccountSession } = await commit<endSessionMutation>(
    graphql`
      mutation endSessionMutation($input: EndAccountSessionInput!) {
        endAccountSession(input: $input) {
          ...SessionsCard_viewer @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id: key } },
  );
  return endAccountSession.message ?? null;
}
