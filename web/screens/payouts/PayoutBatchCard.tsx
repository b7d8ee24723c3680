import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  PayoutBatchCard_batch$data,
  PayoutBatchCard_batch$key,
} from "../../__generated__/PayoutBatchCard_batch.graphql.ts";
import { ConfirmButton } from "../../shared/ConfirmButton.tsx";
import { pixKinds } from "../../shared/pix_words.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { dateLabel } from "../../ui/text/clock.ts";
import { countLabel, priceText } from "../../ui/text/numbers.ts";
import { approveBatch, cancelBatch, settlePayouts } from "./payout_mutations.ts";
import styles from "./Payouts.module.css";

type Batch = PayoutBatchCard_batch$data;
type Payout = Batch["payouts"][number];

const batchWords: Readonly<Record<Batch["status"], readonly [Tone, string]>> = {
  DRAFT: ["doubt", "Aguarda aprovação"],
  APPROVED: ["on", "Aprovado"],
  CANCELED: ["quiet", "Cancelado"],
};

const payoutWords: Readonly<Record<Payout["status"], readonly [Tone, string]>> = {
  PENDING: ["quiet", "A pagar"],
  PAID: ["proven", "Pago"],
  FAILED: ["wrong", "Falhou"],
  CANCELED: ["quiet", "Cancelado"],
};

/** A batch: its payouts, and the next step with it. */
export function PayoutBatchCard(
  props: { batch: PayoutBatchCard_batch$key; onChanged: () => void },
) {
  const { id, status, createdAt, total, payouts } = useFragment(
    graphql`
      fragment PayoutBatchCard_batch on PayoutBatch {
        id
        status
        createdAt
        total {
          formatted
        }
        payouts {
          id
          name
          amount {
            formatted
          }
          pixKind
          pixHint
          status
          reason
        }
      }
    `,
    props.batch,
  );
  const [runAction, isBusy] = useMutationAction();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const pending = payouts.filter((payout) => payout.status === "PENDING");
  const isPayable = status === "APPROVED" && pending.length > 0;
  const [tone, words] = status === "APPROVED" && pending.length === 0
    ? ["proven", "Concluído"] as const
    : batchWords[status];
  const toggle = (payoutId: string) => {
    const next = new Set(picked);
    if (!next.delete(payoutId)) next.add(payoutId);
    setPicked(next);
  };
  const settle = (isPaid: boolean, reason?: string) =>
    runAction(() => settlePayouts({ id, payoutIds: [...picked], isPaid, reason }), () => {
      setPicked(new Set());
      props.onChanged();
    });
  return (
    <Section title={`Lote de ${dateLabel(createdAt)}`} action={<Chip tone={tone}>{words}</Chip>}>
      <div className={styles.stack}>
        <p className="small tnum">
          {countLabel(payouts.length, "pagamento", "pagamentos")} · {priceText(total.formatted)}
        </p>
        <Rows>
          {payouts.map((payout) => (
            <Row
              key={payout.id}
              title={payout.name ?? "Conta excluída"}
              note={`${pixKinds[payout.pixKind]}: ${payout.pixHint}${
                payout.reason ? ` · ${payout.reason}` : ""
              }`}
              status={
                <Chip tone={payoutWords[payout.status][0]}>{payoutWords[payout.status][1]}</Chip>
              }
              edge={<b className="tnum">{priceText(payout.amount.formatted)}</b>}
              picking={isPayable
                ? {
                  isPicked: picked.has(payout.id),
                  isBarred: payout.status !== "PENDING",
                  onToggle: () => toggle(payout.id),
                }
                : undefined}
            />
          ))}
        </Rows>
        {status === "DRAFT" && (
          <div className={styles.actions}>
            <BusyButton
              variant="outlined"
              isBusy={isBusy}
              onClick={() =>
                runAction(() => approveBatch(id), props.onChanged)}
            >
              Aprovar lote
            </BusyButton>
            <ConfirmButton
              label="Cancelar lote"
              isBusy={isBusy}
              title="Cancelar este lote?"
              stay="Manter"
              goOn="Cancelar lote"
              onConfirmed={() =>
                runAction(() => cancelBatch(id), props.onChanged)}
            >
              Os valores voltam a ficar a receber e entram no próximo lote.
            </ConfirmButton>
          </div>
        )}
        {isPayable && (
          <Settle
            isBusy={isBusy}
            batchId={id}
            count={picked.size}
            onAll={() => setPicked(new Set(pending.map((payout) => payout.id)))}
            onSettle={settle}
          />
        )}
      </div>
    </Section>
  );
}

/** The file of an approved batch, and what became of the picked payouts. */
function Settle(props: {
  batchId: string;
  isBusy: boolean;
  count: number;
  onAll: () => void;
  onSettle: (isPaid: boolean, reason?: string) => void;
}) {
  const { isBusy, count } = props;
  const [reason, setReason] = useState("");
  const [isFailing, setFailing] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="outlined"
          component="a"
          href={`/api/payouts/${props.batchId}`}
          download
        >
          Baixar CSV
        </Button>
        <Button onClick={props.onAll}>Marcar todos</Button>
      </div>
      <p className="small">
        O arquivo tem as chaves Pix inteiras; cada download fica na auditoria.
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          <BusyButton variant="outlined" isBusy={isBusy} onClick={() => props.onSettle(true)}>
            Marcar {countLabel(count, "pago", "pagos")}
          </BusyButton>
          <Button aria-expanded={isFailing} onClick={() => setFailing(!isFailing)}>Falhou</Button>
        </div>
      )}
      {count > 0 && isFailing && (
        <div className={styles.stack}>
          <Field
            label="Por que falhou"
            value={reason}
            maxLength={200}
            onChange={({ target }) => setReason(target.value)}
          />
          <BusyButton
            variant="outlined"
            isBusy={isBusy}
            disabled={reason.trim() === ""}
            onClick={() => props.onSettle(false, reason)}
          >
            Marcar como falho
          </BusyButton>
        </div>
      )}
    </>
  );
}
