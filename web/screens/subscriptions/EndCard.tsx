import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EndCard_viewer$key } from "../../__generated__/EndCard_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { ConfirmButton } from "../../shared/ConfirmButton.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { dayAndClockLabel } from "../../ui/text/clock.ts";
import { moneyLabel } from "../../ui/text/money.ts";
import { priceText } from "../../ui/text/numbers.ts";
import styles from "./Billing.module.css";
import { Pause } from "./BillingActions.tsx";
import { withdrawSubscription } from "./subscription_mutations.ts";

const CancelDialog = lazyOnIdle(async () => (await import("./CancelDialog.tsx")).CancelDialog);

/** How the subscription ends: with its paid time, or within seven days with all paid back. */
export function EndCard(props: { viewer: EndCard_viewer$key }) {
  const { subscription: { paid, status }, invoices } = useFragment(
    graphql`
      fragment EndCard_viewer on Viewer {
        subscription {
          paid {
            nextChargeAt
            cancelsAt
            isWithdrawn
            withdrawableUntil
            isPaused
          }
          status
        }
        invoices {
          paid {
            cents
          }
          refunded {
            cents
          }
        }
      }
    `,
    props.viewer,
  );
  const [isCanceling, setIsCanceling] = useState(false);
  const [runAction, isBusy] = useMutationAction();
  if (!paid || paid.isWithdrawn || paid.cancelsAt && !paid.withdrawableUntil) return null;
  const withdraw = () =>
    runAction(
      withdrawSubscription,
      () => showNotice("Feito. A assinatura termina, e o dinheiro volta pelo mesmo meio."),
    );
  const cents = invoices.reduce((sum, one) => sum + one.paid.cents - one.refunded.cents, 0);
  return (
    <Section title="Pausar ou encerrar">
      <div className={styles.stack}>
        {paid.withdrawableUntil && (
          <>
            <p className="small tnum">
              Até {dayAndClockLabel(paid.withdrawableUntil)}{" "}
              você pode desistir sem dizer por quê, e recebe de volta tudo o que pagou (Código de
              Defesa do Consumidor, art. 49).
            </p>
            <ConfirmButton
              label="Desistir e receber de volta"
              title="Desistir da assinatura?"
              stay="Ficar com o plano"
              goOn="Desistir"
              isBusy={isBusy}
              onConfirmed={withdraw}
            >
              A assinatura termina agora
              {cents > 0 &&
                ` e ${priceText(moneyLabel(cents))} voltam pelo mesmo meio de pagamento`}. O que é
              seu continua aqui, com os limites do plano Gratuito.
            </ConfirmButton>
          </>
        )}
        {!paid.cancelsAt && !paid.isPaused && status === "ACTIVE" && (
          <>
            <p className="small">
              Pausar suspende a cobrança e os envios pelo tempo que você quiser.
            </p>
            <Pause />
          </>
        )}
        {!paid.cancelsAt && (
          <>
            <p className="small">
              Cancelar encerra no fim do período já pago. Até lá tudo funciona, e você pode voltar
              atrás.
            </p>
            <Button variant="outlined" onClick={() => setIsCanceling(true)}>
              Cancelar a assinatura
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {isCanceling && (
          <CancelDialog
            endsAt={paid.nextChargeAt ?? null}
            onClose={() => setIsCanceling(false)}
          />
        )}
      </Suspense>
    </Section>
  );
}
