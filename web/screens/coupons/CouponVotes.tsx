import { ThumbsDown, ThumbsUp } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CouponVotes_coupon$key } from "../../__generated__/CouponVotes_coupon.graphql.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { numberLabel } from "../../ui/text/count.ts";
import styles from "./Coupons.module.css";
import { voteOnCoupon } from "./voteOnCoupon.ts";

/** Whether it worked, as the person says: one word a day, which they can take back for the other. */
export function CouponVotes(props: { coupon: CouponVotes_coupon$key }) {
  const { id, status, workedCount, failedCount, workedToday } = useFragment(
    graphql`
      fragment CouponVotes_coupon on Coupon {
        id
        status
        workedCount
        failedCount
        workedToday
      }
    `,
    props.coupon,
  );
  const [runAction] = useMutationAction();
  if (status === "SCHEDULED") return null;
  const vote = (worked: boolean) => void runAction(() => voteOnCoupon({ id, worked }));
  return (
    <div className={styles.votes} role="group" aria-label="Este cupom">
      <button
        type="button"
        className={styles.worked}
        aria-pressed={workedToday === true}
        onClick={() => vote(true)}
      >
        <ThumbsUp size={16} aria-hidden />
        Funcionou <span className="tnum">{numberLabel(workedCount)}</span>
      </button>
      <button
        type="button"
        className={styles.failed}
        aria-pressed={workedToday === false}
        onClick={() => vote(false)}
      >
        <ThumbsDown size={16} aria-hidden />
        Não funcionou <span className="tnum">{numberLabel(failedCount)}</span>
      </button>
    </div>
  );
}
