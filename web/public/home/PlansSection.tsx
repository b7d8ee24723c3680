import { Check } from "lucide-react";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import type { HomeData } from "../contract.ts";
import home from "./Home.module.css";
import styles from "./PlansSection.module.css";

/** At most so many plans beside the trial; the rest is one link away. */
const MOST = 5;

/** The trial and the plans for sale, with their prices. */
export function PlansSection({ data }: { data: HomeData }) {
  const { limits, trialDays, plans } = data;
  return (
    <section aria-labelledby="planos" className={home.band}>
      <div className={home.site}>
        <div className={styles.head}>
          <h2 id="planos">Comece sem pagar</h2>
          <a href={paths.plans}>Comparar os planos</a>
        </div>
        <p className={home.about}>
          São {trialDays}{" "}
          dias, sem cartão. Depois os envios param, tudo continua à vista e nada é apagado.
        </p>
        <ul className={styles.plans}>
          <Plan
            name="Teste"
            price="R$ 0"
            every={`por ${trialDays} dias`}
            gives={limits}
            label="Começar o teste"
            href={paths.register}
          />
          {plans.slice(0, MOST).map((plan) => (
            <Plan
              key={plan.name + plan.price}
              name={plan.name}
              price={plan.price}
              every={plan.interval === "year" ? "por ano" : "por mês"}
              gives={plan}
              label={`Escolher o ${plan.name}`}
              href={paths.plans}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type Gives = {
  readonly messagesPerMonth: number;
  readonly groups: number;
  readonly sessions: number;
};

const amount = (most: number, one: string, many: string) =>
  most < 0 ? `${many[0]!.toUpperCase()}${many.slice(1)} sem limite` : countLabel(most, one, many);

const Plan = (props: {
  name: string;
  price: string;
  every: string;
  gives: Gives;
  label: string;
  href: string;
}) => {
  const { messagesPerMonth, groups, sessions } = props.gives;
  return (
    <li className={`${home.card} ${styles.plan} on-card`}>
      <h3>{props.name}</h3>
      <p className={`${styles.price} tnum`}>
        <b>{props.price.replace(" ", "\u00a0")}</b> {props.every}
      </p>
      <ul className="tnum">
        {[
          `${amount(messagesPerMonth, "mensagem", "mensagens")}${
            messagesPerMonth < 0 ? "" : " por mês"
          }`,
          amount(groups, "grupo", "grupos"),
          amount(sessions, "número conectado", "números conectados"),
        ].map((words) => (
          <li key={words}>
            <Check size={18} aria-hidden /> {words}
          </li>
        ))}
      </ul>
      <Button component="a" variant="outlined" href={props.href}>{props.label}</Button>
    </li>
  );
};
