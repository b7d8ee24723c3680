import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { TrialBox_viewer$key } from "../__generated__/TrialBox_viewer.graphql.ts";
import { paths } from "../paths.ts";
import { messagesUsed, subscriptionTitles } from "../shared/subscription_words.ts";
import { ProgressBar } from "../ui/feedback/ProgressBar.tsx";
import styles from "./TrialBox.module.css";

const daysLeft = (days: number) =>
  days === 0 ? "Termina hoje" : days === 1 ? "Falta 1 dia" : `Faltam ${days} dias`;

const DAY = 24 * 60 * 60 * 1000;

/** The plan at the foot of the drawer: days left of the trial, messages used, and the way to plans. */
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
  const limit = limits.messagesPerMonth;
  return (
    <section className={styles.box} aria-label="Seu plano">
      <div className={styles.line}>
        <b>{days === null ? subscriptionTitles[status] : daysLeft(days)}</b>
        {days === null && (status === "ACTIVE" || status === "TRIALING")
          ? <Link to={paths.subscription}>{plan}</Link>
          : <Link to={paths.plans}>Ver planos</Link>}
      </div>
      {limit > 0 && (
        <div className={styles.bar}>
          <ProgressBar label="Mensagens usadas" share={Math.min(1, messageCount / limit)} />
        </div>
      )}
      <span className={`${styles.muted} tnum`}>
        {messagesUsed(messageCount, limit)}
      </span>
      {status === "EXPIRED" && (
        <p className={styles.muted}>Seus envios estão em pausa. Nada foi apagado.</p>
      )}
    </section>
  );
}
