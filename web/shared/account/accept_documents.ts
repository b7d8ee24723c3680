import { graphql } from "react-relay";
import type {
  AcceptDocumentsInput,
  acceptDocumentsMutation,
} from "../../__generated__/acceptDocumentsMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Records the accepted documents and their versions. @returns the error message, or null on success. */
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
 * The documents that a person accepted. Entries have no id: the store identifies each by its position,
 * so every query that reads a part of the list spreads this fragment, to fetch complete entries.
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
