import { graphql } from "react-relay";
import type {
  AcceptDocumentsInput,
  acceptDocumentsMutation,
} from "../../__generated__/acceptDocumentsMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Records what the person accepted, in the versions that they were shown. */
export async function acceptDocuments(input: AcceptDocumentsInput): Promise<string | null> {
  const { acceptDocuments } = await commit<acceptDocumentsMutation>(
    graphql`
      mutation acceptDocumentsMutation($input: AcceptDocumentsInput!) {
        acceptDocuments(input: $input) {
          ...acceptancesWhole_user @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return acceptDocuments.message ?? null;
}
