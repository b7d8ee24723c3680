import { graphql } from "react-relay";
import type { subscriptionMutationsCancelMutation } from "../../__generated__/subscriptionMutationsCancelMutation.graphql.ts";
import type {
  ChangePlanInput,
  subscriptionMutationsChangeMutation,
} from "../../__generated__/subscriptionMutationsChangeMutation.graphql.ts";
import type { subscriptionMutationsPauseMutation } from "../../__generated__/subscriptionMutationsPauseMutation.graphql.ts";
import type { subscriptionMutationsResumeMutation } from "../../__generated__/subscriptionMutationsResumeMutation.graphql.ts";
import type { subscriptionMutationsPortalMutation } from "../../__generated__/subscriptionMutationsPortalMutation.graphql.ts";
import type { subscriptionMutationsReactivateMutation } from "../../__generated__/subscriptionMutationsReactivateMutation.graphql.ts";
import type { subscriptionMutationsWithdrawMutation } from "../../__generated__/subscriptionMutationsWithdrawMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/* Each resolves to the error message, or to null. */

/** Changes the plan of the subscription. */
export async function changePlan(input: ChangePlanInput): Promise<string | null> {
  const { changePlan } = await commit<subscriptionMutationsChangeMutation>(
    graphql`
      mutation subscriptionMutationsChangeMutation($input: ChangePlanInput!) {
        changePlan(input: $input) {
          ...SubscriptionContent_viewer @alias
          ...PlanCard_viewer @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return changePlan.message ?? null;
}

/** Ends the subscription with the time that is paid. */
export async function cancelSubscription(reason: string): Promise<string | null> {
  const { cancelSubscription } = await commit<subscriptionMutationsCancelMutation>(
    graphql`
      mutation subscriptionMutationsCancelMutation($input: CancelSubscriptionInput!) {
        cancelSubscription(input: $input) {
          ...SubscriptionContent_viewer @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { reason } },
  );
  return cancelSubscription.message ?? null;
}

/** Lets a canceled subscription renew again. */
export async function reactivateSubscription(): Promise<string | null> {
  const { reactivateSubscription } = await commit<subscriptionMutationsReactivateMutation>(
    graphql`
      mutation subscriptionMutationsReactivateMutation {
        reactivateSubscription {
          ...SubscriptionContent_viewer @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return reactivateSubscription.message ?? null;
}

/** Withdraws from the contract: everything is paid back, and the subscription ends. */
export async function withdrawSubscription(): Promise<string | null> {
  const { withdrawSubscription } = await commit<subscriptionMutationsWithdrawMutation>(
    graphql`
      mutation subscriptionMutationsWithdrawMutation {
        withdrawSubscription {
          ...SubscriptionContent_viewer @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return withdrawSubscription.message ?? null;
}

/** Pauses the charges and the sending. */
export async function pauseSubscription(): Promise<string | null> {
  const { pauseSubscription } = await commit<subscriptionMutationsPauseMutation>(
    graphql`
      mutation subscriptionMutationsPauseMutation {
        pauseSubscription {
          ...SubscriptionContent_viewer @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return pauseSubscription.message ?? null;
}

/** Takes a paused subscription up again. */
export async function resumeSubscription(): Promise<string | null> {
  const { resumeSubscription } = await commit<subscriptionMutationsResumeMutation>(
    graphql`
      mutation subscriptionMutationsResumeMutation {
        resumeSubscription {
          ...SubscriptionContent_viewer @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return resumeSubscription.message ?? null;
}

/** Opens the vendor's page about the billing; resolves to its address, or to the error message. */
export async function openBillingPortal() {
  const { openBillingPortal } = await commit<subscriptionMutationsPortalMutation>(
    graphql`
      mutation subscriptionMutationsPortalMutation {
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
  return openBillingPortal;
}
