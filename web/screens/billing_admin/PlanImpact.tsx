import { Suspense } from "react";
import { graphql } from "react-relay";
import type { PlanImpactQuery } from "../../__generated__/PlanImpactQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { limitLabel } from "./plan_limits.ts";

/** Says whom changed limits (as JSON) touch, before they are saved. */
export const PlanImpact = (props: { id: string; limits: string }) => (
  <Suspense fallback={<Skeleton height={24} />}>
    <Loaded {...props} />
  </Suspense>
);

function Loaded({ id, limits }: { id: string; limits: string }) {
  const { planImpact } = useScreenQuery<PlanImpactQuery>(
    graphql`
      query PlanImpactQuery($id: String!, $limits: PlanLimitsInput!) {
        planImpact(id: $id, limits: $limits) {
          people
          exceeding {
            limit
            people
          }
        }
      }
    `,
    { id, limits: JSON.parse(limits) },
    "store-and-network",
  );
  if (!planImpact) return null;
  const { people, exceeding } = planImpact;
  if (people === 0) return <p className="small">Ninguém tem este plano agora.</p>;
  const reached = countLabel(people, "pessoa tem este plano", "pessoas têm este plano");
  if (exceeding.length === 0) {
    return <p className="small tnum">{reached}; ninguém usa mais do que estes limites.</p>;
  }
  return (
    <Alert severity="warning">
      {reached}. Usam mais do que o novo limite: {exceeding.map((one) =>
        `${limitLabel(one.limit)}, ${countLabel(one.people, "pessoa", "pessoas")}`
      ).join("; ")}. Nada é apagado; elas só não criam mais.
    </Alert>
  );
}
