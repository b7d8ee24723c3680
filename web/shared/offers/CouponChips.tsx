import { TicketPercent } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type {
  ApplyCouponInput,
  CouponChipsApplyCouponMutation,
} from "../../__generated__/CouponChipsApplyCouponMutation.graphql.ts";
import type { CouponChips_offer$key } from "../../__generated__/CouponChips_offer.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../useMutationAction.ts";
import styles from "./CouponChips.module.css";

/** The coupons that hold for an offer now, with what one pays; a tap puts the code into the offer. */
export function CouponChips(props: { offer: CouponChips_offer$key }) {
  const { id, couponCode, coupons } = useFragment(
    graphql`
      fragment CouponChips_offer on Offer {
        id
        couponCode
        coupons {
          coupon {
            id
            couponCode
          }
          priceWith {
            formatted
          }
        }
      }
    `,
    props.offer,
  );
  const [runAction] = useMutationAction();
  if (coupons.length === 0) return null;
  return (
    <div role="group" aria-label="Cupons que valem aqui" className={styles.chips}>
      {coupons.map(({ coupon, priceWith }) => (
        <button
          key={coupon.id}
          type="button"
          className={styles.chip}
          aria-pressed={coupon.couponCode === couponCode}
          onClick={() => void runAction(() => applyCoupon({ offerId: id, couponId: coupon.id }))}
        >
          <span className="tnum">
            <TicketPercent size={16} aria-hidden />
            <b>{coupon.couponCode}</b>
            {priceWith && `sai por ${priceWith.formatted.replace(" ", "\u00a0")}`}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Puts a coupon's code into an offer. @returns why not, null once it is there. */
async function applyCoupon(input: ApplyCouponInput): Promise<string | null> {
  const { applyCoupon: answer } = await commit<CouponChipsApplyCouponMutation>(
    graphql`
      mutation CouponChipsApplyCouponMutation($input: ApplyCouponInput!) {
        applyCoupon(input: $input) {
          ...useOfferChanges_full @alias
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
