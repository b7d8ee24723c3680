import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { BillingFigures_figures$key } from "../../__generated__/BillingFigures_figures.graphql.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { numberLabel } from "../../ui/text/numbers.ts";
import styles from "./BillingAdmin.module.css";

/** How the business of subscriptions stands now. */
export function BillingFigures(props: { figures: BillingFigures_figures$key }) {
  const { mrr, paying, trials, trialsEnding, late, lateAmount, churn } = useFragment(
    graphql`
      fragment BillingFigures_figures on BillingFigures {
        mrr {
          formatted
        }
        paying
        trials
        trialsEnding
        late
        lateAmount {
          formatted
        }
        churn
      }
    `,
    props.figures,
  );
  return (
    <Section label="Números das assinaturas">
      <dl className={styles.figures}>
        <Figure name="Receita por mês" note="Preços de tabela; o anual dividido por 12.">
          {mrr.formatted}
        </Figure>
        <Figure name="Assinaturas">{numberLabel(paying)}</Figure>
        <Figure
          name="Em teste"
          note={trialsEnding > 0 && `${numberLabel(trialsEnding)} acabando em até 3 dias`}
        >
          {numberLabel(trials)}
        </Figure>
        <Figure name="Em atraso" note={late > 0 && `${lateAmount.formatted} a receber`}>
          {numberLabel(late)}
        </Figure>
        <Figure
          name="Saíram em 30 dias"
          note={churn == null ? "Ninguém pagava há 30 dias." : "De quem já pagava há 30 dias."}
        >
          {churn == null ? "–" : percent.format(churn)}
        </Figure>
      </dl>
    </Section>
  );
}

const percent = new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 1 });

const Figure = (props: { name: string; note?: string | false; children: ReactNode }) => (
  <div>
    <dt>{props.name}</dt>
    <dd className="tnum">{props.children}</dd>
    {props.note && <dd className="tnum">{props.note}</dd>}
  </div>
);
