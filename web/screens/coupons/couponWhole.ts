import { graphql } from "react-relay";

/** All that the screen shows of a coupon: who changes one asks for it. */
export const couponWhole = graphql`
  fragment couponWhole_coupon on Coupon {
    id
    ...CouponRow_coupon
    ...CouponForm_coupon
  }
`;
