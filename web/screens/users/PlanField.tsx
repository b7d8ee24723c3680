import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { graphql } from "react-relay";
import type { PlanFieldQuery } from "../../__generated__/PlanFieldQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { FieldFrame } from "../../ui/forms/Field.tsx";

/** Stands for no plan that is sold. */
export const FREE = "";

/** One of the plans that there are, or the free one. */
export function PlanField(props: { value: string; onChange: (priceId: string) => void }) {
  const id = useId();
  const { plans } = useScreenQuery<PlanFieldQuery>(
    graphql`
      query PlanFieldQuery {
        plans(first: 100) {
          edges {
            node {
              priceId
              name
            }
          }
        }
      }
    `,
    {},
  );
  return (
    <FieldFrame id={id} label="Plano" helperText={undefined} error={false}>
      <select id={id} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        <option value={FREE}>Gratuito</option>
        {plans.edges.map(({ node: { priceId, name } }) => (
          <option key={priceId} value={priceId}>{name}</option>
        ))}
      </select>
      <ChevronDown size={20} aria-hidden />
    </FieldFrame>
  );
}
