import { Failure } from "../errors.ts";
import type { Coupon } from "./coupon.ts";

/** The person has a coupon of that code at that shop already: `existing`. */
export class CouponExists extends Failure {
  constructor(readonly existing: Coupon) {
    super("COUPON_EXISTS", ["fields", "couponCode"]);
  }
}
