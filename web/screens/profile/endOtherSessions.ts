import { graphql } from "react-relay";
import type { endOtherSessionsMutation } from "../../__generated__/endOtherSessionsMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Ends all of the person's sessions but this one. */
export async function endOtherSessions(): Promise<string | null> {
  const { endOtherAccountSessions } = await commit<endOtherSessionsMutation>(
    graphql`
      mutation endOtherSessionsMutation {
        endOtherAccountSessions {
          ...SessionsCard_viewer @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return endOtherAccountSessions.message ?? null;
}
