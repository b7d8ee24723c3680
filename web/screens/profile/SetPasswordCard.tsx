import { useState } from "react";
import { identity } from "../../identity/current.ts";
import { identityFailureMessage } from "../../identity/failures.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Profile.module.css";

/** Who only ever came by Google or Apple has no password; the reset letter sets one. */
export function SetPasswordCard({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const [runAction, isBusy] = useMutationAction();
  const send = () => identity.sendReset(email).then(() => null, identityFailureMessage);
  return (
    <Section title="Senha">
      <div className={styles.stack}>
        <p className="small" role="status">
          {isSent
            ? `E-mail enviado para ${email}. Abra o link dele e escolha a senha.`
            : "Você entra com Google ou Apple, sem senha daqui. Se quiser uma também, mandamos um e-mail com o link para escolhê-la."}
        </p>
        <BusyButton
          variant="outlined"
          isBusy={isBusy}
          onClick={() => runAction(send, () => setSent(true))}
        >
          {isSent ? "Enviar outro e-mail" : "Definir uma senha"}
        </BusyButton>
      </div>
    </Section>
  );
}
