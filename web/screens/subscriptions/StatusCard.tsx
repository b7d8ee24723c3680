import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { StatusCard_viewer$key } from "../../__generated__/StatusCard_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { plansPath } from "../../routing/billing_params.ts";
import { subscriptionTitles } from "../../shared/subscription_words.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { dateLabel } from "../../ui/text/clock.ts";
import { priceText } from "../../ui/text/numbers.ts";
import { Portal, Reactivate, Resume } from "./BillingActions.tsx";
import { everyLabel } from "./plan_words.ts";
import { paidByLabel, statusSentence, statusTones } from "./status_words.ts";
import styles from "./Billing.module.css";

/** The plan, how it stands in words, how it is paid, and the one thing to do about it. */
export function StatusCard(props: { viewer: StatusCard_viewer$key; isForSale: boolean }) {
  const { subscription: { plan, status, expiresAt, paid }, checkout } = useFragment(
    graphql`
      fragment StatusCard_viewer on Viewer {
        subscription {
          plan
          status
          expiresAt
          paid {
            nextChargeAt
            cancelsAt
            isWithdrawn
            isPaused
            openInvoiceUrl
            paidBy {
              method
              cardBrand
              cardDigits
            }
            plan {
              interval
              price {
                formatted
              }
            }
          }
        }
        checkout {
          id
          pending {
            method
          }
        }
      }
    `,
    props.viewer,
  );
  const price = paid?.plan?.price
    ? `${priceText(paid.plan.price.formatted)} ${everyLabel(paid.plan.interval)}`
    : null;
  const isLate = status === "PAST_DUE" || status === "UNPAID";
  const due = isLate ? paid?.openInvoiceUrl : null;
  const sentence = statusSentence({
    status,
    endsOn: expiresAt ? dateLabel(expiresAt) : null,
    paid: paid
      ? {
        nextChargeOn: paid.nextChargeAt ? dateLabel(paid.nextChargeAt) : null,
        cancelsOn: paid.cancelsAt ? dateLabel(paid.cancelsAt) : null,
        isWithdrawn: paid.isWithdrawn,
        price,
      }
      : null,
  });
  const isEnding = Boolean(paid?.cancelsAt && !paid.isWithdrawn);
  return (
    <Section
      title={plan}
      action={
        <Chip tone={isEnding || paid?.isWithdrawn ? "quiet" : statusTones[status]}>
          {paid?.isWithdrawn ? "Terminando" : isEnding ? "Cancelada" : subscriptionTitles[status]}
        </Chip>
      }
    >
      <div className={styles.stack}>
        {checkout?.pending && !paid && <Pending {...checkout.pending} id={checkout.id} />}
        <p className="tnum">{sentence}</p>
        {paid?.paidBy && (
          <p className="small tnum">Forma de pagamento: {paidByLabel(paid.paidBy)}</p>
        )}
        {!props.isForSale && !paid && (
          <p className="small">Aqui os planos são dados por quem administra o site.</p>
        )}
        <div className={styles.buttons}>
          {due && (
            <Button component="a" variant="contained" href={due} rel="noreferrer">
              Pagar agora
            </Button>
          )}
          {isEnding && <Reactivate />}
          {paid?.isPaused && !isEnding && <Resume />}
          {props.isForSale && !paid?.isWithdrawn && (
            <Button
              component={Link}
              variant={paid || due ? "outlined" : "contained"}
              to={plansPath(status === "EXPIRED" ? "ended" : null, null)}
            >
              {paid ? "Mudar de plano" : "Ver planos"}
            </Button>
          )}
          {paid && !paid.isWithdrawn && <Portal />}
        </div>
      </div>
    </Section>
  );
}

/** A first payment that is on its way. */
const Pending = ({ id, method }: { id: string; method: string }) => (
  <Alert
    severity="info"
    action={
      <Button component={Link} size="small" to={`${paths.payment}?checkout=${id}`}>
        {method === "BOLETO" ? "Ver o boleto" : method === "PIX" ? "Ver o Pix" : "Acompanhar"}
      </Button>
    }
  >
    {method === "BOLETO"
      ? "Há um boleto esperando o pagamento."
      : method === "PIX"
      ? "Há um Pix esperando o pagamento."
      : "Há um pagamento a caminho."}
  </Alert>
);
