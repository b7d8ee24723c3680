import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { GrantPlanMutation } from "../../__generated__/GrantPlanMutation.graphql.ts";
import type { GrantPlanQuery } from "../../__generated__/GrantPlanQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ActionDialog, type ActionProps, usePersonAction } from "./ActionDialog.tsx";

/** Grants a plan without payment, until a day or without end. */
export function GrantPlan({ userId, name, onClose }: ActionProps) {
  const [plan, setPlan] = useState(FREE);
  const [kind, setKind] = useState<"always" | "until">("always");
  const [day, setDay] = useState("");
  const { act, isBusy, refusal } = usePersonAction<GrantPlanMutation>(
    graphql`
      mutation GrantPlanMutation($input: GrantPlanInput!) {
        grantPlan(input: $input) {
          ...ActionDialog_user @alias
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    () => {
      showNotice(`O plano de ${name} já vale.`, { variant: "success" });
      onClose();
    },
  );
  const isDayMissing = kind === "until" && day === "";
  const [isDayChecked, setIsDayChecked] = useState(false);
  const goOn = () => {
    setIsDayChecked(isDayMissing);
    if (isDayMissing) return;
    const until = kind === "until" ? endOfDay(day) : null;
    act({ id: userId, priceId: plan === FREE ? null : plan, until });
  };
  return (
    <ActionDialog
      title={`Conceder um plano a ${name}`}
      goOn="Conceder"
      isBusy={isBusy}
      refusal={refusal}
      onGoOn={goOn}
      onClose={onClose}
    >
      <p>Vale na hora e sem cobrança, no lugar do que a pessoa tem agora.</p>
      <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
        <PlanField value={plan} onChange={setPlan} />
      </Suspense>
      <Radios
        label="Até quando"
        row
        value={kind}
        onChange={setKind}
        choices={[
          { value: "always", label: "Sem data de fim" },
          { value: "until", label: "Até um dia" },
        ]}
      />
      {kind === "until" && (
        <Field
          type="date"
          label="Último dia"
          value={day}
          min={today()}
          error={isDayChecked && isDayMissing}
          helperText={isDayChecked && isDayMissing ? "Escolha o último dia do plano." : undefined}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
    </ActionDialog>
  );
}

/** Returns the last moment of a day (YYYY-MM-DD) in this device's time zone. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();

const today = () => new Date().toLocaleDateString("sv-SE");

/** The value of the free plan, which has no price. */
const FREE = "";

/** Chooses one of the plans, or the free one. */
function PlanField(props: { value: string; onChange: (priceId: string) => void }) {
  const { plans } = useScreenQuery<GrantPlanQuery>(
    graphql`
      query GrantPlanQuery {
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
    <PlainSelect label="Plano" value={props.value} onChange={props.onChange}>
      <option value={FREE}>Gratuito</option>
      {plans.edges.map(({ node: { priceId, name } }) => (
        <option key={priceId} value={priceId}>{name}</option>
      ))}
    </PlainSelect>
  );
}
