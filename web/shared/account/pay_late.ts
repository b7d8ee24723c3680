import { graphql } from "react-relay";
import type { payLateMutation } from "../../__generated__/payLateMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Leads to the payment vendor's page, to pay what is late. @returns the error message, or null. */
export async function payLate(): Promise<string | null> {
  const { openBillingPortal } = await commit<payLateMutation>(
    graphql`
      mutation payLateMutation {
        openBillingPortal {
          ... on BillingPortal {
            url
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
  if (openBillingPortal.url) location.assign(openBillingPortal.url);
  return openBillingPortal.message ?? null;
}
