import { Check, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { EmailState_viewer$key } from "../../__generated__/EmailState_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { sendVerification } from "../../shared/account/sendVerification.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Profile.module.css";

/** Where letters go, whether that is proven, and the letter that proves it. */
export function EmailState(props: {
  viewer: EmailState_viewer$key;
  /** An admin, in their name: the identity provider would write to the admin. */
  isActing: boolean;
}) {
  const { email, isEmailVerified } = useFragment(
    graphql`
      fragment EmailState_viewer on Viewer {
        email
        isEmailVerified
      }
    `,
    props.viewer,
  );
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [runAction, isBusy] = useMutationAction();
  const isSent = sentTo === email;
  const state = isEmailVerified
    ? <Chip tone="proven" icon={<Check aria-hidden />}>Confirmado</Chip>
    : <Chip tone="doubt" icon={<TriangleAlert aria-hidden />}>Falta confirmar</Chip>;
  return (
    <Section title="E-mail" action={state}>
      <div className={styles.stack}>
        <p className={styles.long}>{email}</p>
        {!isEmailVerified && !props.isActing && (
          <>
            <p className="small" role="status">
              {isSent
                ? "E-mail enviado. Abra o link dele; esta tela percebe sozinha. Não chegou? Olhe no spam."
                : "O primeiro envio aos grupos só sai depois de confirmado. Abra o link do e-mail que mandamos a você."}
            </p>
            <BusyButton
              variant="outlined"
              isBusy={isBusy}
              onClick={() => runAction(sendVerification, () => setSentTo(email))}
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
