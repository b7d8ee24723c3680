import { TicketPercent } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type {
  ApplyCouponInput,
  CouponChipsApplyCouponMutation,
} from "../../__generated__/CouponChipsApplyCouponMutation.graphql.ts";
import type { CouponChips_offer$key } from "../../__generated__/CouponChips_offer.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { priceText } from "../../ui/text/numbers.ts";
import { useMutationAction } from "../useMutationAction.ts";
import styles from "./CouponChips.module.css";

/** The coupons valid for an offer, with the resulting price; a press adds the code to the offer. */
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
            {priceWith && `sai por ${priceText(priceWith.formatted)}`}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Adds a coupon's code to an offer. @returns the error message, or null on success. */
async function applyCoupon(input: ApplyCouponInput): Promise<string | null> {
  const { applyCoupon: result } = await commit<CouponChipsApplyCouponMutation>(
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
  return result.message ?? null;
}
