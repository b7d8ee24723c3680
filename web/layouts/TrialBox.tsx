import { graphql, useFragment } from "react-relay";
import type {
  SubscriptionStatus,
  TrialBox_viewer$key,
} from "../__generated__/TrialBox_viewer.graphql.ts";
import styles from "./TrialBox.module.css";

const TRIAL_DAYS = 7; // SPEC.md §9
const DAY = 24 * 60 * 60 * 1000;

const titles: Record<SubscriptionStatus, string> = {
  TRIALING: "Período de teste",
  ACTIVE: "Ativo",
  EXPIRED: "Teste encerrado",
  PAST_DUE: "Pagamento em atraso",
  CANCELED: "Cancelado",
  UNPAID: "Não pago",
  INCOMPLETE: "Pagamento incompleto",
  PAUSED: "Em pausa",
};

/** The plan at the foot of the drawer: how long the trial still goes. */
export function TrialBox({ viewer }: { viewer: TrialBox_viewer$key }) {
  const { subscription: { plan, status, expiresAt, messageCount } } = useFragment(
    graphql`
      fragment TrialBox_viewer on User {
        subscription {
          plan
          status
          expiresAt
          messageCount
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
        <b>{titles[status]}</b>
        {days !== null && <span>{days === 1 ? "1 dia" : `${days} dias`}</span>}
      </div>
      {days !== null && (
        <progress
          className={styles.bar}
          aria-label="Dias de teste usados"
          max={TRIAL_DAYS}
          value={Math.min(TRIAL_DAYS, TRIAL_DAYS - days)}
        />
      )}
      <span className={`${styles.muted} tnum`}>
        {plan} · {messageCount === 1 ? "1 mensagem" : `${messageCount} mensagens`}
      </span>
    </section>
  );
}
