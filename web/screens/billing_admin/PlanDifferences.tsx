import { graphql, useFragment } from "react-relay";
import type {
  PlanDifferences_query$data,
  PlanDifferences_query$key,
} from "../../__generated__/PlanDifferences_query.graphql.ts";
import type { PlanDifferencesMutation } from "../../__generated__/PlanDifferencesMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./BillingAdmin.module.css";

/** Where plans differ from the payment vendor's prices, with which side holds; nothing if they agree. */
export function PlanDifferences(props: {
  query: PlanDifferences_query$key;
  refresh: () => void;
}) {
  const { planDifferences } = useFragment(
    graphql`
      fragment PlanDifferences_query on Query {
        planDifferences {
          priceId
          kind
          here
          there
        }
      }
    `,
    props.query,
  );
  if (planDifferences.length === 0) return null;
  return (
    <Section title="Diferenças com o meio de pagamento">
      <ul className={styles.list}>
        {planDifferences.map((one) => (
          <Difference key={one.priceId} difference={one} refresh={props.refresh} />
        ))}
      </ul>
    </Section>
  );
}

type Difference = PlanDifferences_query$data["planDifferences"][number];

const words: Record<Difference["kind"], { what: string; here: string; there: string }> = {
  ONLY_THERE: {
    what: "existe lá e não é plano aqui",
    here: "Tirar da venda lá",
    there: "Criar aqui",
  },
  NOT_FOR_SALE_THERE: {
    what: "está fora da venda lá",
    here: "Pôr à venda lá",
    there: "Tirar da oferta aqui",
  },
  NOT_FOR_SALE_HERE: {
    what: "está fora da oferta aqui e à venda lá",
    here: "Tirar da venda lá",
    there: "Pôr na oferta aqui",
  },
  NAME: { what: "tem outro nome lá", here: "Usar o nome daqui", there: "Usar o nome de lá" },
};

function Difference(props: { difference: Difference; refresh: () => void }) {
  const { priceId, kind, here, there } = props.difference;
  const [runAction, isBusy] = useMutationAction();
  const { what, ...sides } = words[kind];
  const name = here ?? there ?? priceId;
  const take = (takes: "HERE" | "THERE") => async () => {
    const { resolvePlanDifference } = await commit<PlanDifferencesMutation>(
      graphql`
        mutation PlanDifferencesMutation($input: ResolvePlanDifferenceInput!) {
          resolvePlanDifference(input: $input) {
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input: { priceId, takes } },
    );
    return resolvePlanDifference.message ?? null;
  };
  return (
    <li>
      <span className={styles.words}>
        {name}
        <span className="small">
          {kind === "NAME" ? `Aqui “${here}”, lá “${there}”` : `O preço ${what}`} · {priceId}
        </span>
      </span>
      <span className={styles.actions}>
        {(["HERE", "THERE"] as const).map((side) => (
          <BusyButton
            key={side}
            size="small"
            variant="outlined"
            isBusy={isBusy}
            aria-label={`${sides[side === "HERE" ? "here" : "there"]}: ${name}`}
            onClick={() => runAction(take(side), props.refresh)}
          >
            {sides[side === "HERE" ? "here" : "there"]}
          </BusyButton>
        ))}
      </span>
    </li>
  );
}
