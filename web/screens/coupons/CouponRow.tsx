import { Copy, Pencil, ThumbsDown, ThumbsUp, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CouponRow_coupon$key } from "../../__generated__/CouponRow_coupon.graphql.ts";
import type { CouponRow_votes$key } from "../../__generated__/CouponRow_votes.graphql.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { copyCode } from "../../ui/buttons/share.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { numberLabel, priceText } from "../../ui/text/numbers.ts";
import styles from "./Coupons.module.css";
import { useDeleteCoupon, voteOnCoupon } from "./coupon_mutations.tsx";
import { discountLabel, lastVoteLabel, periodLabel } from "./coupon_words.ts";

/** One coupon: its code, discount, period and votes. */
export function CouponRow(props: {
  coupon: CouponRow_coupon$key;
  refresh: () => void;
  onEdit: () => void;
}) {
  const coupon = useFragment(
    graphql`
      fragment CouponRow_coupon on Coupon {
        id
        couponCode
        shop
        percentOff
        amountOff {
          formatted
        }
        maxDiscount {
          formatted
        }
        minPurchase {
          formatted
        }
        validFrom
        validUntil
        status
        isEndingSoon
        sharedBy
        note
        lastWorkedAt
        lastFailedAt
        source
        caughtAt
        caughtIn {
          title
        }
        ...CouponRow_votes
      }
    `,
    props.coupon,
  );
  const { id, couponCode: code, shop, minPurchase, sharedBy, note } = coupon;
  const now = useNow();
  const remove = useDeleteCoupon(props.refresh);
  const period = periodLabel(coupon, now);
  const lastVote = lastVoteLabel(coupon, now);
  return (
    <li className={styles.row} aria-label={`${code}, ${shop}`}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.code}
          aria-label={`Copiar ${code}`}
          onClick={() => copyCode(code)}
        >
          <span>{code}</span>
          <Copy size={16} aria-hidden />
        </button>
        <MenuButton
          label={`Ações: ${code}`}
          menuLabel="Ações do cupom"
          actions={[
            { label: "Copiar código", Icon: Copy, act: () => copyCode(code) },
            { label: "Editar", Icon: Pencil, act: props.onEdit },
            { label: "Excluir", Icon: Trash2, act: () => remove(id) },
          ]}
        />
      </div>
      <div className={styles.facts}>
        <p className="tnum">
          <b>{discountLabel(coupon)}</b> · {shop}
          {minPurchase && ` · a partir de ${priceText(minPurchase.formatted)}`}
        </p>
        {coupon.isEndingSoon
          ? <Chip tone="doubt">{period}</Chip>
          : coupon.status !== "UNCONFIRMED" && (
            <p className="small tnum">{period}{coupon.status === "DISABLED" && " · em pausa"}</p>
          )}
        {coupon.caughtAt && (
          <p className="small">
            {coupon.source === "SHOP"
              ? "Dito pela própria loja "
              : coupon.caughtIn
              ? `Visto em ${coupon.caughtIn.title} `
              : "Visto em um grupo de origem "}
            {ageLabel(coupon.caughtAt, now)}
          </p>
        )}
        {lastVote && <p className="small tnum">{lastVote}</p>}
        {(sharedBy || note) && (
          <p className={`small ${styles.note}`}>
            {[sharedBy && `Passado por ${sharedBy}`, note].filter(Boolean).join(" · ")}
          </p>
        )}
      </div>
      <div className={styles.tests}>
        {coupon.status === "UNCONFIRMED"
          ? (
            <div className={styles.votes} role="group" aria-label={`Confirmar ${code}`}>
              <button type="button" onClick={props.onEdit}>Confirmar</button>
              <button type="button" onClick={() => remove(id)}>Descartar</button>
            </div>
          )
          : <CouponVotes coupon={coupon} />}
      </div>
    </li>
  );
}

/** The person's votes: one a day, which can be changed. */
function CouponVotes(props: { coupon: CouponRow_votes$key }) {
  const { id, status, workedCount, failedCount, hasWorkedToday } = useFragment(
    graphql`
      fragment CouponRow_votes on Coupon {
        id
        status
        workedCount
        failedCount
        hasWorkedToday
      }
    `,
    props.coupon,
  );
  const [runAction] = useMutationAction();
  if (status === "SCHEDULED") return null;
  const vote = (worked: boolean) => void runAction(() => voteOnCoupon({ id, hasWorked: worked }));
  return (
    <div className={styles.votes} role="group" aria-label="Este cupom">
      <button
        type="button"
        className={styles.worked}
        aria-pressed={hasWorkedToday === true}
        onClick={() => vote(true)}
      >
        <ThumbsUp size={16} aria-hidden />
        <span className={styles.word}>Funcionou</span>{" "}
        <span className="tnum">{numberLabel(workedCount)}</span>
      </button>
      <button
        type="button"
        className={styles.failed}
        aria-pressed={hasWorkedToday === false}
        onClick={() => vote(false)}
      >
        <ThumbsDown size={16} aria-hidden />
        <span className={styles.word}>Não funcionou</span>{" "}
        <span className="tnum">{numberLabel(failedCount)}</span>
      </button>
    </div>
  );
}
