import { graphql } from "react-relay";
import type { restoreCouponMutation } from "../../__generated__/restoreCouponMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Brings a deleted coupon back. @returns why not, null once it is back. */
export async function restoreCoupon(id: string): Promise<string | null> {
  const { restoreCoupon: answer } = await commit<restoreCouponMutation>(
    graphql`
      mutation restoreCouponMutation($input: RestoreCouponInput!) {
        restoreCoupon(input: $input) {
          ...couponWhole_coupon @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id } },
  );
  return answer.message ?? null;
}
