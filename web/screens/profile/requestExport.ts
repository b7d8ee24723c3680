import { graphql } from "react-relay";
import type { requestExportMutation } from "../../__generated__/requestExportMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Asks for a copy of everything; one that is being prepared is not asked for twice. */
export async function requestExport(personId: string): Promise<string | null> {
  const { requestDataExport } = await commit<requestExportMutation>(
    graphql`
      mutation requestExportMutation {
        requestDataExport {
          ... on DataExport {
            status
            requestedAt
            expiresAt
            downloadUrl
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
    (store) => {
      const made = store.getRootField("requestDataExport");
      if (made?.getType() === "DataExport") {
        store.get(personId)?.setLinkedRecord(made, "latestDataExport");
      }
    },
  );
  return requestDataExport.message ?? null;
}
