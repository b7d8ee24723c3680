import { graphql } from "react-relay";
import type { maintenanceMutationsEndMutation } from "../../../__generated__/maintenanceMutationsEndMutation.graphql.ts";
import type {
  maintenanceMutationsStartMutation,
  StartMaintenanceInput,
} from "../../../__generated__/maintenanceMutationsStartMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";

/** Announces or starts a maintenance. @returns what was refused; null: nothing */
export async function startMaintenance(input: StartMaintenanceInput) {
  const { startMaintenance: result } = await commit<maintenanceMutationsStartMutation>(
    graphql`
      mutation maintenanceMutationsStartMutation($input: StartMaintenanceInput!) {
        startMaintenance(input: $input) {
          ... on Maintenance {
            id
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input },
  );
  return result.message ? { message: result.message, path: result.path ?? [] } : null;
}

/** Ends the maintenance at once. @returns the message of a refusal; null: none */
export async function endMaintenance(): Promise<string | null> {
  const { endMaintenance: { message } } = await commit<maintenanceMutationsEndMutation>(
    graphql`
      mutation maintenanceMutationsEndMutation {
        endMaintenance {
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return message ?? null;
}
