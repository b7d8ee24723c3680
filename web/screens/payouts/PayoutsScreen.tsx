import { Suspense } from "react";
import { graphql } from "react-relay";
import type { PayoutsScreenCreateMutation } from "../../__generated__/PayoutsScreenCreateMutation.graphql.ts";
import type { PayoutsScreenQuery } from "../../__generated__/PayoutsScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { commit } from "../../relay/commit.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { countLabel, priceText } from "../../ui/text/numbers.ts";
import styles from "./Payouts.module.css";

const RateList = lazyOnIdle(async () => (await import("./RateList.tsx")).RateList);

const PayoutBatchCard = lazyOnIdle(async () =>
  (await import("./PayoutBatchCard.tsx")).PayoutBatchCard
);

/** `/app/admin/payouts`: what each plan pays for a referral, and the payouts of commissions. */
export const PayoutsScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.payouts].title}
      note="O que cada plano paga por indicação, e os pagamentos por Pix."
    />
    <div className={styles.content}>
      <Suspense fallback={<Loading />}>
        <PayoutsContent />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <div className={styles.stack} role="status" aria-busy="true" aria-label="Comissões a caminho">
    <Skeleton variant="rounded" height={150} />
    <Skeleton variant="rounded" height={180} />
  </div>
);

const query = graphql`
  query PayoutsScreenQuery {
    duePayouts {
      people
      total {
        formatted
      }
    }
    payoutBatches {
      id
      ...PayoutBatchCard_batch
    }
    referralRates {
      id
      ...RateList_rate
    }
  }
`;

const refresh = () => refetch(query, {});

function PayoutsContent() {
  const { duePayouts: due, payoutBatches, referralRates } = useScreenQuery<PayoutsScreenQuery>(
    query,
    {},
    "store-and-network",
  );
  const [runAction, isBusy] = useMutationAction();
  return (
    <>
      <Section title="A pagar agora">
        {due.people === 0
          ? (
            <EmptyState>
              Ninguém tem agora o mínimo a receber e uma chave Pix. Nada a pagar.
            </EmptyState>
          )
          : (
            <div className={styles.stack}>
              <p>
                <b className="tnum">{priceText(due.total.formatted)}</b> a{" "}
                {countLabel(due.people, "pessoa", "pessoas")}{" "}
                que passaram do mínimo e têm chave Pix.
              </p>
              <div className={styles.actions}>
                <BusyButton
                  variant="contained"
                  isBusy={isBusy}
                  onClick={() => runAction(createBatch, refresh)}
                >
                  Montar lote
                </BusyButton>
              </div>
            </div>
          )}
      </Section>
      {payoutBatches.map((batch) => (
        <PayoutBatchCard key={batch.id} batch={batch} onChanged={refresh} />
      ))}
      <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
        <RateList rates={referralRates} />
      </Suspense>
    </>
  );
}

async function createBatch(): Promise<string | null> {
  const { createPayoutBatch } = await commit<PayoutsScreenCreateMutation>(
    graphql`
      mutation PayoutsScreenCreateMutation {
        createPayoutBatch {
          ... on PayoutBatch {
            id
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return createPayoutBatch.message ?? null;
}
