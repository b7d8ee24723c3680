import { type FormEvent, type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { SubscriberActionsEndMutation } from "../../__generated__/SubscriberActionsEndMutation.graphql.ts";
import type { SubscriberActionsExtendMutation } from "../../__generated__/SubscriberActionsExtendMutation.graphql.ts";
import type { SubscriberActionsRefundMutation } from "../../__generated__/SubscriberActionsRefundMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { MoneyField } from "../../ui/forms/MoneyField.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { moneyInputText, moneyLabel, parseMoney } from "../../ui/text/money.ts";
import styles from "./BillingAdmin.module.css";

type Props = {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Gives days without charge. */
export function ExtendDialog({ userId, name, ...props }: Props) {
  const [days, setDays] = useState("7");
  return (
    <ReasonDialog
      {...props}
      title={`Dar dias a ${name}`}
      goOn="Dar os dias"
      done="Os dias já valem."
      act={async (reason) => {
        const { extendSubscription } = await commit<SubscriberActionsExtendMutation>(
          graphql`
            mutation SubscriberActionsExtendMutation($input: ExtendSubscriptionInput!) {
              extendSubscription(input: $input) {
                ... on UserError {
                  code
                  message
                }
              }
            }
          `,
          { input: { id: userId, days: Number(days), reason } },
        );
        return extendSubscription.message ?? null;
      }}
    >
      <p>Somam-se aos que a pessoa tem. Uma assinatura é cobrada só depois deles.</p>
      <Field
        type="number"
        label="Dias"
        min={1}
        max={365}
        required
        value={days}
        onChange={(event) => setDays(event.target.value)}
      />
    </ReasonDialog>
  );
}

/** Ends the subscription, with its paid time or at once. */
export function EndDialog({ userId, name, ...props }: Props) {
  const [when, setWhen] = useState<"period" | "now">("period");
  return (
    <ReasonDialog
      {...props}
      title={`Encerrar a assinatura de ${name}`}
      goOn="Encerrar"
      done="Pedido registrado: a assinatura está sendo encerrada."
      act={async (reason) => {
        const { endSubscription } = await commit<SubscriberActionsEndMutation>(
          graphql`
            mutation SubscriberActionsEndMutation($input: EndSubscriptionInput!) {
              endSubscription(input: $input) {
                ... on UserError {
                  code
                  message
                }
              }
            }
          `,
          { input: { id: userId, isImmediate: when === "now", reason } },
        );
        return endSubscription.message ?? null;
      }}
    >
      <p>Nada é devolvido e nada é apagado. Para devolver, reembolse a fatura.</p>
      <Radios
        label="Quando"
        value={when}
        onChange={setWhen}
        choices={[
          { value: "period", label: "Ao fim do período pago" },
          { value: "now", label: "Agora: os envios pausam" },
        ]}
      />
    </ReasonDialog>
  );
}

/** Pays back what was paid of an invoice, or a part of it. */
export function RefundDialog(
  { name, invoiceId, leftCents, ...props }: Props & {
    readonly invoiceId: string;
    /** What was paid and not paid back yet. */
    readonly leftCents: number;
  },
) {
  const [amount, setAmount] = useState(moneyInputText(leftCents));
  return (
    <ReasonDialog
      {...props}
      title={`Reembolsar a ${name}`}
      goOn="Reembolsar"
      done="Pedido registrado: o reembolso está a caminho."
      act={async (reason) => {
        const cents = parseMoney(amount);
        if (!cents) return "Digite o valor a devolver, como 12,50.";
        const { refundInvoice } = await commit<SubscriberActionsRefundMutation>(
          graphql`
            mutation SubscriberActionsRefundMutation($input: RefundInvoiceInput!) {
              refundInvoice(input: $input) {
                ... on UserError {
                  code
                  message
                }
              }
            }
          `,
          { input: { id: invoiceId, cents, reason } },
        );
        return refundInvoice.message ?? null;
      }}
    >
      <p>Devolve o que foi pago desta fatura, ou uma parte. A assinatura continua.</p>
      <MoneyField
        label="Valor (R$)"
        required
        helperText={`Até ${moneyLabel(leftCents)}.`}
        value={amount}
        onTidy={setAmount}
        onChange={(event) => setAmount(event.target.value)}
      />
    </ReasonDialog>
  );
}

/** Asks for the reason of an action, which stays in the audit trail, and does it. */
function ReasonDialog(props: {
  title: string;
  goOn: string;
  done: string;
  children: ReactNode;
  /** Resolves to why it was refused, or to null. */
  act: (reason: string) => Promise<string | null>;
  onClose: () => void;
  onDone: () => void;
}) {
  const [reason, setReason] = useState("");
  const [runAction, isBusy] = useMutationAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void runAction(() => props.act(reason), () => {
      showNotice(props.done, { variant: "success" });
      props.onClose();
      props.onDone();
    });
  };
  return (
    <Dialog title={props.title} width="small" onClose={props.onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <div className={styles.form}>
            {props.children}
            <Field
              label="Motivo"
              multiline
              minRows={2}
              required
              maxLength={500}
              autoComplete="off"
              value={reason}
              helperText="De 10 a 500 caracteres. Fica no histórico."
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={props.onClose}>Cancelar</Button>
          <BusyButton type="submit" variant="contained" isBusy={isBusy}>{props.goOn}</BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
