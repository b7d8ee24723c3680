import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { PlansContent_query$key } from "../../__generated__/PlansContent_query.graphql.ts";
import type { PlansContent_viewer$key } from "../../__generated__/PlansContent_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { type LimitName, parsePlansParams } from "../../routing/billing_params.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Segments } from "../../ui/forms/Segments.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Billing.module.css";
import { CurrentPlan } from "./CurrentPlan.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { familiesOf, planAt } from "./plan_families.ts";
import { isAbove, reasonSentence, usedOf } from "./plan_words.ts";

/** The plans for sale beside what the person uses; above them, what led here. */
export function PlansContent(props: { data: PlansContent_query$key }) {
  const [params] = useSearchParams();
  const { reason, back } = parsePlansParams(params);
  const data = useFragment(
    graphql`
      fragment PlansContent_query on Query {
        viewer {
          ...PlansContent_viewer
        }
        plansForSale {
          priceId
          productId
          interval
          price {
            cents
          }
          limits {
            messagesPerMonth
            groups
            sessions
            offersPerDay
            products
            shortLinks
            apiPerMinute
          }
          ...PlanCard_plan
        }
      }
    `,
    props.data,
  );
  const viewer = useFragment<PlansContent_viewer$key>(
    graphql`
      fragment PlansContent_viewer on Viewer {
        ...CurrentPlan_viewer
        ...PlanCard_viewer
        planUse {
          messagesPerMonth
          groups
          sessions
          offersPerDay
          products
          shortLinks
        }
        subscription {
          limits {
            messagesPerMonth
            groups
            sessions
            offersPerDay
            products
            shortLinks
            apiPerMinute
          }
          paid {
            priceId
          }
        }
      }
    `,
    data.viewer!, // the screen redirects a guest
  );
  const { planUse, subscription } = viewer;
  const paidId = subscription.paid?.priceId;
  const current = data.plansForSale.find(({ priceId }) => priceId === paidId);
  const [interval, setInterval] = useState<"MONTH" | "YEAR">(
    current?.interval === "YEAR" ? "YEAR" : "MONTH",
  );
  const families = familiesOf(data.plansForSale);
  const hasBoth = families.some(({ month, year }) => month && year);
  const isEnough = (name: LimitName, most: number) =>
    isAbove(most, usedOf(name, planUse) ?? subscription.limits[name]);
  // The cheapest plan that solves what led here: the screen's one filled button.
  const solving = reason && families.map((family) => planAt(family, interval)).find(
    ({ limits, priceId }) =>
      priceId !== paidId && (reason === "ended" || isEnough(reason, limits[reason])),
  );
  return (
    <div className={styles.content}>
      {reason && (
        <Alert
          severity="warning"
          action={back !== null && (
            <Button component={Link} to={back} size="small">Voltar ao que você fazia</Button>
          )}
        >
          {reasonSentence(reason, planUse, subscription.limits)}
          {solving && " Veja o plano que resolve; o que você fazia espera por você."}
        </Alert>
      )}
      {hasBoth && (
        <div className={styles.interval}>
          <Segments
            label="Cobrança"
            choices={[
              { value: "MONTH", label: "Mensal", note: "todo mês" },
              { value: "YEAR", label: "Anual", note: "uma vez por ano" },
            ]}
            value={interval}
            onChange={setInterval}
          />
        </div>
      )}
      <div className={styles.plans}>
        <div className={styles.current}>
          <CurrentPlan viewer={viewer} />
        </div>
        {families.map((family) => {
          const plan = planAt(family, interval);
          return (
            <PlanCard
              key={plan.priceId}
              plan={plan}
              viewer={viewer}
              family={family}
              back={back}
              reason={reason}
              isSolving={plan === solving}
            />
          );
        })}
        {families.length === 0 && <GivenByAdmins />}
      </div>
      {families.length > 0 && (
        <p className="small">
          Mude ou cancele quando quiser. Nos 7 primeiros dias você pode desistir e recebe tudo de
          volta.
        </p>
      )}
    </div>
  );
}

/** Where nothing is for sale: without payments, or before the first plan. */
const GivenByAdmins = () => (
  <Section title="Os planos são dados pela administração">
    <div className={styles.stack}>
      <p>
        Aqui nada é vendido: quem administra o site dá o plano a cada pessoa. Peça a ela, pelo
        caminho que vocês já usam, um plano com mais lugar.
      </p>
      <Button component={Link} to={paths.subscription} variant="outlined">Ver o seu plano</Button>
    </div>
  </Section>
);
