import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  RateList_rate$data,
  RateList_rate$key,
} from "../../__generated__/RateList_rate.graphql.ts";
import type { RateListMutation } from "../../__generated__/RateListMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Row, Rows } from "../../ui/lists/Row.tsx";
import { ratedPlan } from "../../shared/wording/rated_plan.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Payouts.module.css";

/** What each plan pays for a referral, and the form to change it. */
export function RateList({ rates }: { rates: RateList_rate$key }) {
  const plans = useFragment(
    graphql`
      fragment RateList_rate on ReferralRate @relay(plural: true) {
        id
        planName
        interval
        percent
        months
      }
    `,
    rates,
  );
  const [changing, setChanging] = useState<string | null>(null);
  const chosen = plans.find(({ id }) => id === changing);
  return (
    <Section title="Comissão por plano">
      {plans.length === 0 && (
        <EmptyState>Nenhum plano à venda. Sem um, ninguém ganha comissão.</EmptyState>
      )}
      <Rows>
        {plans.map((plan) => (
          <Row
            key={plan.id}
            title={ratedPlan(plan)}
            note={plan.percent == null
              ? "Não paga comissão"
              : `${plan.percent}% por ${countLabel(plan.months ?? 0, "mês", "meses")}`}
            edge={
              <Button
                size="small"
                aria-label={`Mudar a comissão de ${ratedPlan(plan)}`}
                aria-expanded={changing === plan.id}
                onClick={() => setChanging(changing === plan.id ? null : plan.id)}
              >
                Mudar
              </Button>
            }
          />
        ))}
      </Rows>
      {chosen && <RateForm key={chosen.id} plan={chosen} onClose={() => setChanging(null)} />}
    </Section>
  );
}

type Plan = RateList_rate$data[number];

function RateForm({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [percent, setPercent] = useState(String(plan.percent ?? 20));
  const [months, setMonths] = useState(String(plan.months ?? 12));
  const [runAction, isBusy] = useMutationAction();
  const save = (rate: { percent: number | null; months: number | null }) =>
    runAction(() => updateRate({ id: plan.id, ...rate }), () => {
      showNotice("Comissão salva. Vale para os pagamentos a partir de agora.", {
        variant: "success",
      });
      onClose();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ percent: Math.round(Number(percent)), months: Math.round(Number(months)) });
  };
  return (
    <form
      className={styles.rate}
      aria-label={`Comissão de ${ratedPlan(plan)}`}
      onSubmit={submit}
      noValidate
    >
      <p>
        <b>{ratedPlan(plan)}</b>
      </p>
      <Field
        label="Porcentagem"
        inputMode="numeric"
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
      />
      <Field
        label="Meses"
        inputMode="numeric"
        value={months}
        onChange={({ target }) => setMonths(target.value)}
      />
      <div className={styles.actions}>
        <BusyButton type="submit" variant="outlined" isBusy={isBusy}>Salvar</BusyButton>
        {plan.percent != null && (
          <BusyButton
            isBusy={isBusy}
            onClick={() => save({ percent: null, months: null })}
          >
            Parar de pagar
          </BusyButton>
        )}
      </div>
    </form>
  );
}

async function updateRate(
  input: { id: string; percent: number | null; months: number | null },
): Promise<string | null> {
  const { updateReferralRate } = await commit<RateListMutation>(
    graphql`
      mutation RateListMutation($input: UpdateReferralRateInput!) {
        updateReferralRate(input: $input) {
          ... on ReferralRate {
            id
            percent
            months
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return updateReferralRate.message ?? null;
}
