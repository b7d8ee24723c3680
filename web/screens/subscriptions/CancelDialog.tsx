import { useState } from "react";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { dateLabel } from "../../ui/text/clock.ts";
import styles from "./Billing.module.css";
import { cancelSubscription } from "./subscription_mutations.ts";

const reasons = [
  "Está caro para mim",
  "Uso pouco",
  "Falta algo de que preciso",
  "Vou usar outra ferramenta",
  "Outro motivo",
] as const;

type Reason = (typeof reasons)[number];

/** The most characters of what is typed: with the reason it stays below what is stored. */
const MOST_TYPED = 400;

/** Cancels the subscription with the end of the paid time, with a reason. */
export function CancelDialog({ endsAt, onClose }: { endsAt: string | null; onClose: () => void }) {
  const [reason, setReason] = useState<Reason>(reasons[0]);
  const [more, setMore] = useState("");
  const [runAction, isBusy] = useMutationAction();
  const cancel = () =>
    runAction(
      () => cancelSubscription([reason, more.trim()].filter(Boolean).join(": ")),
      () => {
        showNotice("Cancelada. Até o fim do período pago tudo funciona.");
        onClose();
      },
    );
  return (
    <Dialog title="Cancelar a assinatura?" width="medium" onClose={onClose}>
      <DialogContent className={styles.dialog}>
        <p>
          {endsAt ? `Ela termina em ${dateLabel(endsAt)}` : "Ela termina com o período pago"}; até
          lá tudo funciona. Depois os envios esperam, e nada é apagado.
        </p>
        <fieldset className={styles.reasons}>
          <legend>Por que você está cancelando?</legend>
          <Radios
            choices={reasons.map((value) => ({ value, label: value }))}
            value={reason}
            onChange={setReason}
          />
        </fieldset>
        <Field
          label="Quer contar mais? (opcional)"
          multiline
          minRows={2}
          maxLength={MOST_TYPED}
          value={more}
          onChange={({ target }) => setMore(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <BusyButton variant="outlined" isBusy={isBusy} onClick={cancel}>
          Cancelar a assinatura
        </BusyButton>
        <Button variant="contained" onClick={onClose}>Ficar com o plano</Button>
      </DialogActions>
    </Dialog>
  );
}
