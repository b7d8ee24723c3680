import { UserRoundCog } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ImpersonationBanner_impersonation$key } from "../__generated__/ImpersonationBanner_impersonation.graphql.ts";
import { BusyButton } from "../ui/buttons/Button.tsx";
import { useNow } from "../ui/text/age.ts";
import styles from "./ImpersonationBanner.module.css";
import { useEndImpersonation } from "./useEndImpersonation.ts";
import { useOwnAgain } from "./useOwnAgain.ts";

const MINUTE = 60_000; // ms

/** Over every screen while an admin acts in somebody's name: whose, why, for how long, the way back. */
export function ImpersonationBanner(props: {
  impersonation: ImpersonationBanner_impersonation$key;
  /** Asks anew who one is. */
  refresh: () => void;
}) {
  const { reason, expiresAt, user } = useFragment(
    graphql`
      fragment ImpersonationBanner_impersonation on Impersonation {
        reason
        expiresAt
        user {
          id
          displayName
          email
        }
      }
    `,
    props.impersonation,
  );
  const left = Math.ceil((Date.parse(expiresAt) - useNow()) / MINUTE);
  const [end, isEnding] = useEndImpersonation(user.id);
  useOwnAgain(left <= 0, props.refresh);
  return (
    <section aria-label="Acesso em nome de outra pessoa" className={styles.banner}>
      <UserRoundCog size={20} aria-hidden />
      <p className={styles.what}>
        <b>Você age em nome de {user.displayName || user.email}</b>
        <span className={styles.why} title={reason}>Motivo: {reason}</span>
      </p>
      <span className={`${styles.left} tnum`}>
        {left > 0 ? `${left} min restantes` : "Terminou"}
      </span>
      <BusyButton variant="outlined" size="small" isBusy={isEnding} onClick={end}>
        Voltar à minha conta
      </BusyButton>
    </section>
  );
}
