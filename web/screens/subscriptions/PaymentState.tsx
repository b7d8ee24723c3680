import { Check, Clock, Hourglass, QrCode, ScanBarcode, X } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import { Link } from "react-router-dom";
import type { PaymentStateSubscription } from "../../__generated__/PaymentStateSubscription.graphql.ts";
import type { PaymentState_viewer$key } from "../../__generated__/PaymentState_viewer.graphql.ts";
import { announce } from "../../browser/accessibility.ts";
import { paths } from "../../paths.ts";
import { savedBack } from "../../routing/billing_params.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Billing.module.css";
import { type PaymentMark, paymentWords } from "./payment_words.ts";

const icons: Readonly<Record<PaymentMark, typeof Check>> = {
  done: Check,
  pix: QrCode,
  boleto: ScanBarcode,
  processing: Hourglass,
  waiting: Clock,
  closed: X,
};

/** How a first payment stands, and the next step. */
export function PaymentState(props: { viewer: PaymentState_viewer$key; refresh: () => void }) {
  const { payment: checkout, subscription } = useFragment(
    graphql`
      fragment PaymentState_viewer on Viewer @argumentDefinitions(id: { type: "ID" }) {
        payment: checkout(id: $id) {
          id
          status
          url
          subscriptionStatus
          pending {
            method
            url
            until
          }
        }
        subscription {
          plan
        }
      }
    `,
    props.viewer,
  );
  const { mark, tone, title, text, link, next } = paymentWords(
    checkout ?? null,
    subscription.plan,
  );
  useAnnounced(title);
  const Icon = icons[mark];
  const back = savedBack();
  return (
    <Section label="Situação do pagamento">
      <div className={styles.stack}>
        <span className={styles.mark} data-tone={tone}>
          <Icon size={24} aria-hidden />
        </span>
        <h2>{title}</h2>
        <p className="tnum">{text}</p>
        <div className={styles.buttons}>
          {next === "work" && (
            <>
              <Button component={Link} variant="contained" to={back ?? paths.generator}>
                {back === null ? "Ir para o gerador" : "Voltar ao que você fazia"}
              </Button>
              <Button component={Link} variant="outlined" to={paths.subscription}>
                Ver a assinatura
              </Button>
            </>
          )}
          {next === "plans" && (
            <Button component={Link} variant="contained" to={paths.plans}>Ver planos</Button>
          )}
          {next === "subscription" && (
            <Button component={Link} variant="contained" to={paths.subscription}>
              Ver a assinatura
            </Button>
          )}
          {link && (
            <Button
              component="a"
              variant={next === "pay" ? "contained" : "outlined"}
              href={link.url}
              rel="noreferrer"
            >
              {link.label}
            </Button>
          )}
        </div>
      </div>
      {checkout && <CheckoutChanges id={checkout.id} refresh={props.refresh} />}
    </Section>
  );
}

/** Subscribes to the payment; each change refetches it with what it began. Renders nothing. */
function CheckoutChanges({ id, refresh }: { id: string; refresh: () => void }) {
  useSubscription<PaymentStateSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription PaymentStateSubscription($id: ID!) {
        checkoutChanged(id: $id) {
          checkout {
            id
            status
            url
            subscriptionStatus
            pending {
              method
              url
              until
            }
          }
        }
      }
    `,
    variables: { id },
    onNext: refresh,
    onError: () => {}, // the socket reconnects, and the screen refetches
  }), [id, refresh]));
  return null;
}

/** Announces the state once it changes. */
function useAnnounced(title: string) {
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) announce(title);
    shown.current = title;
  }, [title]);
}
