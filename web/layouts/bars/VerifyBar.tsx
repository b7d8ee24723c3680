import { useState } from "react";
import { focusContent } from "../../browser/accessibility.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Bar } from "./Bar.tsx";

const send = async () =>
  await (await import("../../shared/account/sendVerification.ts")).sendVerification();

/** The e-mail is not confirmed: why that matters, and the letter that does it. */
export function VerifyBar({ email, onDismiss }: { email: string; onDismiss: () => void }) {
  const [isSent, setSent] = useState(false);
  const [runAction, isBusy] = useMutationAction();
  return (
    <Bar
      label="Confirmar e-mail"
      actions={
        <>
          <BusyButton
            variant="outlined"
            size="small"
            isBusy={isBusy}
            onClick={() => runAction(send, () => setSent(true))}
          >
            {isSent ? "Enviar outro" : "Enviar e-mail"}
          </BusyButton>
          <Button
            size="small"
            onClick={() => {
              focusContent(); // the button goes
              onDismiss();
            }}
          >
            Agora não
          </Button>
        </>
      }
    >
      <span role="status">
        {isSent
          ? `E-mail enviado para ${email}. Abra o link dele; não chegou, olhe no spam.`
          : `Confirme que ${email} é seu: o primeiro envio aos grupos só sai depois disso.`}
      </span>
    </Bar>
  );
}
