import { graphql } from "react-relay";
import type {
  ApplyCouponInput,
  applyCouponMutation,
} from "../__generated__/applyCouponMutation.graphql.ts";
import { commit } from "../relay/commit.ts";

/** Puts a coupon's code into an offer. @returns why not, null once it is there. */
export async function applyCoupon(input: ApplyCouponInput): Promise<string | null> {
  const { applyCoupon: answer } = await commit<applyCouponMutation>(
    graphql`
      mutation applyCouponMutation($input: ApplyCouponInput!) {
        applyCoupon(input: $input) {
          ...offerWhole_offer @alias
          ...CouponChips_offer @alias(as: "chips")
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return answer.message ?? null;
}
