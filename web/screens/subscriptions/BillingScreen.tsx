import { type ReactNode, Suspense, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type {
  BillingScreenQuery,
  BillingScreenQuery$data,
} from "../../__generated__/BillingScreenQuery.graphql.ts";
import type { BillingScreenSubscription } from "../../__generated__/BillingScreenSubscription.graphql.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parsePaymentParams } from "../../routing/billing_params.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Billing.module.css";
import { CheckoutContent } from "./CheckoutContent.tsx";
import { PaymentState } from "./PaymentState.tsx";
import { PlansContent } from "./PlansContent.tsx";
import { SubscriptionContent } from "./SubscriptionContent.tsx";

/** `/app/subscriptions`: how the plan stands, what was charged, and how it ends. */
export const SubscriptionScreen = () => (
  <BillingScreen
    title={screenNames[paths.subscription].title}
    note="Como está o seu plano, o que foi cobrado e como mudar ou encerrar."
    blocks={styles.columns}
  >
    {(data) => <SubscriptionContent data={data} />}
  </BillingScreen>
);

/** `/app/subscriptions/plans`: what each plan gives, beside what the person uses now. */
export const PlansScreen = () => (
  <BillingScreen
    title={screenNames[paths.plans].title}
    note="O que cada plano dá, ao lado do que você usa."
    blocks={`${styles.content} ${styles.plans}`}
  >
    {(data) => <PlansContent data={data} />}
  </BillingScreen>
);

/** `/app/checkout`: what is bought, and the one button to the page of the payment vendor. */
export const CheckoutScreen = () => (
  <BillingScreen
    title="Confira e pague"
    note="O pagamento é feito na página da Stripe."
    blocks={styles.narrow}
  >
    {(data) => <CheckoutContent data={data} />}
  </BillingScreen>
);

/**
 * `/app/payment/success`: how a first payment stands, live. The address says only which payment it is
 * about; what became of it is what the server has received from the vendor.
 */
export const PaymentScreen = () => (
  <BillingScreen title={screenNames[paths.payment].title} blocks={styles.narrow}>
    {({ viewer }, refresh) =>
      viewer && (
        <div className={styles.narrow}>
          <PaymentState viewer={viewer} refresh={refresh} />
        </div>
      )}
  </BillingScreen>
);

type Content = (data: BillingScreenQuery$data, refresh: () => void) => ReactNode;

/** A screen of plans and payment; all share the query, so that a change shows on each. */
function BillingScreen(props: {
  title: string;
  note?: string;
  /** The class of the layout in which its data is on the way. */
  blocks: string | undefined;
  children: Content;
}) {
  return (
    <>
      <ScreenTitle title={props.title} note={props.note} />
      <Suspense
        fallback={
          <div className={props.blocks}>
            {["Seu plano a caminho", "Mais dados a caminho"].map((label) => (
              <Section key={label} label={label}>
                <Skeleton height={240} />
              </Section>
            ))}
          </div>
        }
      >
        <Loaded>{props.children}</Loaded>
      </Suspense>
    </>
  );
}

const query = graphql`
  query BillingScreenQuery($id: ID) {
    viewer {
      ...PaymentState_viewer @arguments(id: $id)
    }
    ...SubscriptionContent_query
    ...PlansContent_query
    ...CheckoutContent_query
  }
`;

function Loaded({ children }: { children: Content }) {
  const [params] = useSearchParams();
  const { id } = parsePaymentParams(params);
  const data = useScreenQuery<BillingScreenQuery>(query, { id });
  const refresh = useMemo(() => () => refetch(query, { id }), [id]);
  useSubscription<BillingScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription BillingScreenSubscription($id: ID) {
        viewerChanged {
          viewer {
            ...PaymentState_viewer @arguments(id: $id)
            ...SubscriptionContent_viewer
            ...PlansContent_viewer
          }
        }
      }
    `,
    variables: { id },
    onError: () => {}, // the socket reconnects, and `useRefetchMissed` refetches
  }), [id]));
  useRefetchMissed(refresh);
  if (!data.viewer) return <RedirectToSignIn />;
  return children(data, refresh);
}
