import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type {
  PlansAdminScreenQuery,
  PlansAdminScreenQuery$data,
} from "../../__generated__/PlansAdminScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { PlanDifferences } from "./PlanDifferences.tsx";
import styles from "./BillingAdmin.module.css";

const PlanSheet = lazyOnIdle(async () => (await import("./PlanSheet.tsx")).PlanSheet);

const query = graphql`
  query PlansAdminScreenQuery {
    plans(first: 100) {
      edges {
        node {
          priceId
          name
          price {
            cents
            formatted
          }
          interval
          trialDays
          archivedAt
          unknownLimits
          limits {
            messagesPerMonth
            groups
            sessions
            offersPerDay
            products
            shortLinks
            apiPerMinute
          }
        }
      }
    }
    ...PlanDifferences_query
  }
`;

const refresh = () => refetch(query, {});

export type AdminPlan = PlansAdminScreenQuery$data["plans"]["edges"][number]["node"];

/** `/app/admin/plans`: the plans, what they allow and cost, and how they differ from the vendor's. */
export function PlansAdminScreen() {
  const [opened, setOpened] = useState<AdminPlan | "new" | null>(null);
  return (
    <>
      <ScreenTitle
        title={screenNames[paths.adminPlans].title}
        note="O que cada plano dá e quanto custa. Quem já assina tem os limites novos na hora."
        action={<Button variant="contained" onClick={() => setOpened("new")}>Criar plano</Button>}
      />
      <div className={styles.content}>
        <Suspense fallback={<RowsSkeleton label="Planos a caminho" />}>
          <Plans onOpen={setOpened} />
        </Suspense>
      </div>
      {opened && (
        <Suspense>
          <PlanSheet
            plan={opened === "new" ? null : opened}
            onClose={() => setOpened(null)}
            onDone={refresh}
          />
        </Suspense>
      )}
    </>
  );
}

function Plans({ onOpen }: { onOpen: (plan: AdminPlan) => void }) {
  const data = useScreenQuery<PlansAdminScreenQuery>(query, {});
  const plans = data.plans.edges.map(({ node }) => node);
  return (
    <>
      <PlanDifferences query={data} refresh={refresh} />
      <Section label="Planos">
        {plans.length === 0 && (
          <EmptyState>Além do Gratuito, ainda não há planos. Crie o primeiro.</EmptyState>
        )}
        <Rows>
          {plans.map((plan) => (
            <Row
              key={plan.priceId}
              title={plan.name}
              note={priceWords(plan)}
              status={<Marks plan={plan} />}
              onOpen={() => onOpen(plan)}
            />
          ))}
        </Rows>
      </Section>
    </>
  );
}

/** Words what a plan costs and its trial: "R$ 49,90 por mês · 7 dias de teste". */
function priceWords({ price, interval, trialDays }: AdminPlan): string {
  const cost = price
    ? `${price.formatted} por ${interval === "YEAR" ? "ano" : "mês"}`
    : "Só concedido pela administração";
  return trialDays > 0 ? `${cost} · ${trialDays} dias de teste` : cost;
}

const Marks = ({ plan: { archivedAt, price, unknownLimits } }: { plan: AdminPlan }) => (
  <>
    {unknownLimits.length > 0 && <Chip tone="doubt">Limite desconhecido</Chip>}
    {archivedAt && <Chip>Fora da oferta</Chip>}
    {price && !archivedAt && <Chip tone="proven">À venda</Chip>}
  </>
);
