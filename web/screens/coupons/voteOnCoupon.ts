import { graphql } from "react-relay";
import type {
  VoteOnCouponInput,
  voteOnCouponMutation,
} from "../../__generated__/voteOnCouponMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Says that a coupon worked, or did not. @returns why not, null once it is said. */
export async function voteOnCoupon(input: VoteOnCouponInput): Promise<string | null> {
  const { voteOnCoupon: answer } = await commit<voteOnCouponMutation>(
    graphql`
      mutation voteOnCouponMutation($input: VoteOnCouponInput!) {
        voteOnCoupon(input: $input) {
          ...couponWhole_coupon @alias
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
