import { graphql, useFragment } from "react-relay";
import type { TrialBox_viewer$key } from "../__generated__/TrialBox_viewer.graphql.ts";
import { trialDays } from "../browser/page_meta.ts";
import { messagesUsed, subscriptionTitles } from "../shared/subscription_words.ts";
import { ProgressBar } from "../ui/feedback/ProgressBar.tsx";
import styles from "./TrialBox.module.css";

const DAY = 24 * 60 * 60 * 1000;

/** The plan at the foot of the drawer: days left of the trial and messages used. */
export function TrialBox({ viewer }: { viewer: TrialBox_viewer$key }) {
  const { subscription: { plan, status, expiresAt, messageCount, limits } } = useFragment(
    graphql`
      fragment TrialBox_viewer on Viewer {
        subscription {
          plan
          status
          expiresAt
          messageCount
          limits {
            messagesPerMonth
          }
        }
      }
    `,
    viewer,
  );
  const left = status === "TRIALING" && expiresAt ? Date.parse(expiresAt) - Date.now() : null;
  const days = left === null ? null : Math.max(0, Math.ceil(left / DAY));
  return (
    <section className={styles.box} aria-label="Seu plano">
      <div className={styles.line}>
        <b>{subscriptionTitles[status]}</b>
        {days !== null && <span>{days === 1 ? "1 dia" : `${days} dias`}</span>}
      </div>
      {days !== null && (
        <div className={styles.bar}>
          <ProgressBar
            label="Dias de teste usados"
            share={Math.min(1, Math.max(0, (trialDays - days) / trialDays))}
          />
        </div>
      )}
      <span className={`${styles.muted} tnum`}>
        {messagesUsed(messageCount, limits.messagesPerMonth)}
        {status === "ACTIVE" && ` · ${plan}`}
      </span>
      {status === "EXPIRED" && (
        <p className={styles.muted}>Seus envios estão em pausa. Nada foi apagado.</p>
      )}
    </section>
  );
}
