import { Copy, Pencil, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CouponRow_coupon$key } from "../../__generated__/CouponRow_coupon.graphql.ts";
import { useNow } from "../../ui/text/age.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { giftLabel, periodLabel, tied, triedLabel } from "./coupon_words.ts";
import { CouponVotes } from "./CouponVotes.tsx";
import styles from "./Coupons.module.css";
import { useCopyCode } from "./useCopyCode.ts";
import { useDeleteCoupon } from "./useDeleteCoupon.tsx";

/** One coupon: its code to copy, what it gives and until when, and whether it works. */
export function CouponRow(props: {
  coupon: CouponRow_coupon$key;
  refresh: () => void;
  onEdit: () => void;
}) {
  const coupon = useFragment(
    graphql`
      fragment CouponRow_coupon on Coupon {
        id
        code
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
        endsSoon
        sharedBy
        note
        lastWorkedAt
        lastFailedAt
        ...CouponVotes_coupon
      }
    `,
    props.coupon,
  );
  const { id, code, shop, minPurchase, sharedBy, note } = coupon;
  const now = useNow();
  const copy = useCopyCode();
  const remove = useDeleteCoupon(props.refresh);
  const period = periodLabel(coupon, now);
  return (
    <li className={styles.row} aria-label={`${code}, ${shop}`}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.code}
          aria-label={`Copiar ${code}`}
          onClick={() => copy(code)}
        >
          <span>{code}</span>
          <Copy size={16} aria-hidden />
        </button>
        <MenuButton
          label={`Ações: ${code}`}
          menuLabel="Ações do cupom"
          actions={[
            { label: "Copiar código", Icon: Copy, act: () => copy(code) },
            { label: "Editar", Icon: Pencil, act: props.onEdit },
            { label: "Excluir", Icon: Trash2, act: () => remove(id) },
          ]}
        />
      </div>
      <div className={styles.facts}>
        <p className="tnum">
          <b>{giftLabel(coupon)}</b> · {shop}
          {minPurchase && ` · a partir de ${tied(minPurchase.formatted)}`}
        </p>
        {coupon.endsSoon
          ? <Chip tone="doubt">{period}</Chip>
          : <p className="small tnum">{period}{coupon.status === "DISABLED" && " · em pausa"}</p>}
        {(sharedBy || note) && (
          <p className={`small ${styles.note}`}>
            {[sharedBy && `Passado por ${sharedBy}`, note].filter(Boolean).join(" · ")}
          </p>
        )}
      </div>
      <div className={styles.tried}>
        <CouponVotes coupon={coupon} />
        <p className="small tnum">{triedLabel(coupon, now)}</p>
      </div>
    </li>
  );
}
