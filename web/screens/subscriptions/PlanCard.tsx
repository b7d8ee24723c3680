import { Check, TriangleAlert } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { PlanCard_plan$key } from "../../__generated__/PlanCard_plan.graphql.ts";
import type { PlanCard_viewer$key } from "../../__generated__/PlanCard_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { checkoutPath, type PlanReason } from "../../routing/billing_params.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Price } from "../../ui/display/Price.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { moneyLabel } from "../../ui/text/money.ts";
import { countLabel, numberLabel, priceText } from "../../ui/text/numbers.ts";
import { savedCents } from "./plan_families.ts";
import { everyLabel, isBelow, limitLabel, limitNames, tooMuch, usedOf } from "./plan_words.ts";
import styles from "./Billing.module.css";

const ChangePlanDialog = lazyOnIdle(async () =>
  (await import("./ChangePlanDialog.tsx")).ChangePlanDialog
);

/** A plan for sale: its price, what it gives beside what the person uses, and how to get it. */
export function PlanCard(props: {
  plan: PlanCard_plan$key;
  viewer: PlanCard_viewer$key;
  family: Parameters<typeof savedCents>[0];
  /** Where the unfinished work is. */
  back: string | null;
  reason: PlanReason | null;
  /** Whether it is the cheapest plan that solves what led here. */
  isSolving: boolean;
}) {
  const { priceId, name, price, interval, trialDays, limits } = useFragment(
    graphql`
      fragment PlanCard_plan on Plan {
        priceId
        name
        interval
        trialDays
        price {
          formatted
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
      }
    `,
    props.plan,
  );
  const { planUse, subscription: { paid } } = useFragment(
    graphql`
      fragment PlanCard_viewer on Viewer {
        planUse {
          messagesPerMonth
          groups
          sessions
          offersPerDay
          products
          shortLinks
        }
        subscription {
          paid {
            priceId
            isWithdrawn
            plan {
              name
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const saved = interval === "YEAR" ? savedCents(props.family) : 0;
  // The other interval of the same plan bears it in its name.
  const newName = paid?.plan?.name === name
    ? `${name} ${interval === "YEAR" ? "anual" : "mensal"}`
    : name;
  const isCurrent = paid?.priceId === priceId;
  const [isChanging, setIsChanging] = useState(false);
  const variant = props.isSolving ? "contained" : "outlined";
  return (
    <Section title={name} action={isCurrent && <Chip tone="on">Seu plano</Chip>}>
      <div className={styles.plan}>
        <p className={styles.price}>
          {price && <Price formatted={price.formatted} />}{" "}
          <span className="small">{everyLabel(interval)}</span>
        </p>
        <p className="small tnum">
          {saved > 0
            ? `${priceText(moneyLabel(saved))} a menos que doze meses avulsos`
            : trialDays > 0
            ? `${
              countLabel(trialDays, "dia", "dias")
            } de teste antes da cobrança, uma vez por pessoa`
            : interval === "YEAR"
            ? "Uma cobrança por ano"
            : "Sem fidelidade"}
        </p>
        <ul className={styles.gives}>
          {limitNames.map((limit) => {
            const used = usedOf(limit, planUse);
            const isShort = used !== null && isBelow(limits[limit], used);
            return (
              <li key={limit} data-wanted={limit === props.reason}>
                {isShort
                  ? <TriangleAlert size={18} aria-hidden className={styles.short} />
                  : <Check size={18} aria-hidden />}
                <span className="tnum">
                  {limitLabel(limit, limits[limit])}
                </span>
                {used !== null && <span className="small tnum">usa {numberLabel(used)}</span>}
              </li>
            );
          })}
        </ul>
        {isCurrent
          ? (
            <Button component={Link} to={paths.subscription} variant="text">
              Ver a assinatura
            </Button>
          )
          : paid && !paid.isWithdrawn
          ? (
            <Button variant={variant} onClick={() => setIsChanging(true)}>
              Mudar para o {newName}
            </Button>
          )
          : (
            <Button component={Link} to={checkoutPath(priceId, props.back)} variant={variant}>
              Escolher o {name}
            </Button>
          )}
      </div>
      <Suspense>
        {isChanging && (
          <ChangePlanDialog
            priceId={priceId}
            name={newName}
            price={`${price ? priceText(price.formatted) : ""} ${everyLabel(interval)}`}
            tooMuch={tooMuch(limits, planUse)}
            back={props.back}
            onClose={() => setIsChanging(false)}
          />
        )}
      </Suspense>
    </Section>
  );
}
