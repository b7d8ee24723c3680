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
          ...acceptDocuments_viewer @alias
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

/**
 * What somebody accepted. Entries have no id: the store knows each by its place in the list, so that
 * every answer with the list must bring all of every entry. Spread where a part of it is read.
 */
graphql`
  fragment acceptDocuments_viewer on Viewer {
    acceptances {
      document
      version
      acceptedAt
    }
  }
`;
