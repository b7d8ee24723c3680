import { Check, TriangleAlert } from "lucide-react";
import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { EmailStatusCard_viewer$key } from "../../__generated__/EmailStatusCard_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { useSendVerification } from "../../shared/account/useSendVerification.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Profile.module.css";

const EmailBounce = lazy(async () => ({
  default: (await import("./EmailBounce.tsx")).EmailBounce,
}));

/** The e-mail of the account, whether it is confirmed, and a button to send the confirmation. */
export function EmailStatusCard(props: {
  viewer: EmailStatusCard_viewer$key;
  /** An admin impersonates the person: the identity provider would write to the admin. */
  isImpersonated: boolean;
}) {
  const { email, isEmailVerified, emailBounce } = useFragment(
    graphql`
      fragment EmailStatusCard_viewer on Viewer {
        email
        isEmailVerified
        emailBounce {
          bouncedAt
        }
      }
    `,
    props.viewer,
  );
  const { sentAt, send, isBusy } = useSendVerification(email);
  const isSent = sentAt !== null;
  const status = emailBounce
    ? <Chip tone="wrong" icon={<TriangleAlert aria-hidden />}>Recusado</Chip>
    : isEmailVerified
    ? <Chip tone="proven" icon={<Check aria-hidden />}>Confirmado</Chip>
    : <Chip tone="doubt" icon={<TriangleAlert aria-hidden />}>Falta confirmar</Chip>;
  return (
    <Section title="E-mail" action={status}>
      <div className={styles.stack}>
        <p className={styles.long}>{email}</p>
        {emailBounce && (
          <Suspense>
            <EmailBounce bouncedAt={emailBounce.bouncedAt} mayResume={!props.isImpersonated} />
          </Suspense>
        )}
        {!isEmailVerified && !props.isImpersonated && (
          <>
            <p className="small" role="status">
              {isSent
                ? "E-mail enviado. Abra o link dele; esta tela percebe sozinha. Não chegou? Olhe no spam."
                : "O primeiro envio aos grupos só sai depois de confirmado. Abra o link do e-mail que mandamos a você."}
            </p>
            <BusyButton
              variant="outlined"
              isBusy={isBusy}
              onClick={send}
            >
              {isSent ? "Enviar outro e-mail" : "Enviar e-mail de confirmação"}
            </BusyButton>
          </>
        )}
        <p className="small">
          Para trocar, vá a <Link to={paths.account}>Conta e segurança</Link>.
        </p>
      </div>
    </Section>
  );
}
