import { UserRoundCog } from "lucide-react";
import { useEffect, useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { ImpersonationBannerEndImpersonationMutation } from "../__generated__/ImpersonationBannerEndImpersonationMutation.graphql.ts";
import type { ImpersonationBanner_impersonation$key } from "../__generated__/ImpersonationBanner_impersonation.graphql.ts";
import { personPath } from "../paths.ts";
import { clearCachedAnswers } from "../pwa/answer_cache.ts";
import { broadcastSignOut } from "../relay/page_person.ts";
import { useErrorNotice } from "../shared/outcome_notices.ts";
import { BusyButton } from "../ui/buttons/Button.tsx";
import { useNow } from "../ui/text/age.ts";
import styles from "./ImpersonationBanner.module.css";

const MINUTE = 60_000; // ms

/** The banner of an impersonation: whose name, why, for how long, and the button to end it. */
export function ImpersonationBanner(props: {
  impersonation: ImpersonationBanner_impersonation$key;
  /** Fetches the viewer again. */
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
  useReturnToOwnAccount(left <= 0, props.refresh);
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

/** Ends the impersonation and reloads the page as oneself, with that person open. */
function useEndImpersonation(userId: string) {
  const showError = useErrorNotice();
  const [isLeaving, setIsLeaving] = useState(false);
  const [commit, isEnding] = useMutation<ImpersonationBannerEndImpersonationMutation>(graphql`
    mutation ImpersonationBannerEndImpersonationMutation {
      endImpersonation {
        ... on UserError {
          code
        }
      }
    }
  `);
  const leave = async () => {
    setIsLeaving(true);
    broadcastSignOut(); // signs that person out of every tab
    await clearCachedAnswers();
    location.assign(personPath(userId));
  };
  const end = () =>
    void commit({
      variables: {},
      onCompleted: () => void leave(), // a refusal means that it has already ended
      onError: showError,
    });
  return [end, isEnding || isLeaving] as const;
}

const RETRY_MS = 5_000;

/**
 * After the end of an impersonation, fetches the viewer until the server answers with oneself; the
 * page is then reloaded. Repeats, since this device's clock may be ahead of the server's.
 */
function useReturnToOwnAccount(isOver: boolean, refresh: () => void) {
  useEffect(() => {
    if (!isOver) return;
    const fetchViewer = () => void clearCachedAnswers().then(refresh);
    fetchViewer();
    const timer = setInterval(fetchViewer, RETRY_MS);
    return () => clearInterval(timer);
  }, [isOver, refresh]);
}
