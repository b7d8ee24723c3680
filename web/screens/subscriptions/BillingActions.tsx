import { useState } from "react";
import { ConfirmButton } from "../../shared/ConfirmButton.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import {
  openBillingPortal,
  pauseSubscription,
  reactivateSubscription,
  resumeSubscription,
} from "./subscription_mutations.ts";

/** Lets a canceled subscription renew again. */
export function Reactivate() {
  const [runAction, isBusy] = useMutationAction();
  const done = () => showNotice("A assinatura volta a renovar.", { variant: "success" });
  return (
    <BusyButton
      variant="contained"
      isBusy={isBusy}
      onClick={() => runAction(reactivateSubscription, done)}
    >
      Continuar assinando
    </BusyButton>
  );
}

/** Takes a paused subscription up again. */
export function Resume() {
  const [runAction, isBusy] = useMutationAction();
  const done = () => showNotice("Sua assinatura voltou; os envios seguem.", { variant: "success" });
  return (
    <BusyButton
      variant="contained"
      isBusy={isBusy}
      onClick={() => runAction(resumeSubscription, done)}
    >
      Retomar a assinatura
    </BusyButton>
  );
}

/** Pauses the charges and the sending. */
export function Pause() {
  const [runAction, isBusy] = useMutationAction();
  const done = () => showNotice("Em pausa. Retome quando quiser.");
  return (
    <ConfirmButton
      label="Pausar a assinatura"
      title="Pausar a assinatura?"
      stay="Ficar como está"
      goOn="Pausar"
      isBusy={isBusy}
      onConfirmed={() => runAction(pauseSubscription, done)}
    >
      Enquanto durar a pausa nada é cobrado e os envios esperam. Nada é apagado, e você retoma
      quando quiser.
    </ConfirmButton>
  );
}

/** Leads to the vendor's page with cards, billing address and all invoices. */
export function Portal() {
  const [runAction, isBusy] = useMutationAction();
  const [isLeaving, setIsLeaving] = useState(false);
  const open = () =>
    runAction(async () => {
      const { url, message } = await openBillingPortal();
      if (!url) return message ?? "A página de cobrança não abriu. Tente de novo.";
      setIsLeaving(true);
      addEventListener("pageshow", () => setIsLeaving(false), { once: true });
      location.assign(url);
      return null;
    });
  return (
    <BusyButton variant="outlined" isBusy={isBusy || isLeaving} onClick={open}>
      Forma de pagamento e cobrança
    </BusyButton>
  );
}
