import { graphql, useFragment } from "react-relay";
import type { QuotaBar_quota$key } from "../../__generated__/QuotaBar_quota.graphql.ts";
import { useNow } from "../../ui/text/age.ts";
import { atTimeLabel } from "../../ui/text/clock.ts";
import { countLabel, numberLabel } from "../../ui/text/count.ts";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import styles from "./Shop.module.css";

/** How much of what the shop allows is used. */
export function QuotaBar(props: { quota: QuotaBar_quota$key }) {
  const { used, allowed, resetsAt } = useFragment(
    graphql`
      fragment QuotaBar_quota on ShopCallQuota {
        used
        allowed
        resetsAt
      }
    `,
    props.quota,
  );
  const now = useNow();
  const isOver = resetsAt == null || Date.parse(resetsAt) <= now;
  const count = isOver ? 0 : used;
  return (
    <div className={styles.quota}>
      <ProgressBar label="Perguntas usadas" share={Math.min(1, count / allowed)} />
      <p className="small tnum">
        {numberLabel(count)} de {countLabel(allowed, "pergunta", "perguntas")} à loja
        {!isOver && ` · recomeça ${atTimeLabel(resetsAt, now)}`}
      </p>
    </div>
  );
}
