import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  RetentionRow_policy$data,
  RetentionRow_policy$key,
} from "../../__generated__/RetentionRow_policy.graphql.ts";
import type { RetentionRowMutation } from "../../__generated__/RetentionRowMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Operations.module.css";

const units = {
  HOURS: ["hora", "horas"],
  DAYS: ["dia", "dias"],
  MONTHS: ["mês", "meses"],
} as const;

type Policy = RetentionRow_policy$data;

/** One kind of data: for how long it is kept and why, and the form to choose where one may. */
export function RetentionRow(props: {
  policy: RetentionRow_policy$key;
  isChanging: boolean;
  onChanging: (isOpen: boolean) => void;
}) {
  const policy = useFragment(
    graphql`
      fragment RetentionRow_policy on RetentionPolicy {
        id
        what
        why
        amount
        unit
        isChosen
        least
        most
        ranAt
        lastDeleted
        isBehind
      }
    `,
    props.policy,
  );
  const { what, why, most, isBehind } = policy;
  const { isChanging, onChanging } = props;
  return (
    <li>
      <div className={styles.check}>
        <h3>{what}</h3>
        <Chip tone={isBehind ? "doubt" : "quiet"}>{periodLabel(policy)}</Chip>
      </div>
      <p className="small">{why}</p>
      <LastRun policy={policy} />
      {most !== null && (
        <Button
          size="small"
          aria-label={`Mudar o prazo: ${what}`}
          aria-expanded={isChanging}
          onClick={() => onChanging(!isChanging)}
        >
          Mudar
        </Button>
      )}
      {isChanging && <PeriodForm policy={policy} onClose={() => onChanging(false)} />}
    </li>
  );
}

/** "180 dias"; what is not deleted by its age says so. */
function periodLabel({ amount, unit }: Pick<Policy, "amount" | "unit">): string {
  if (amount == null || unit == null) return "Sem prazo";
  const [one, many] = units[unit as keyof typeof units];
  return countLabel(amount, one, many);
}

function LastRun({ policy: { ranAt, lastDeleted, isBehind, amount, unit } }: { policy: Policy }) {
  const now = useNow();
  if (amount == null) return null;
  if (!ranAt) return <p className="small">Ainda não rodou: roda na próxima hora.</p>;
  const deleted = lastDeleted === 0
    ? "nada a apagar"
    : unit === "MONTHS"
    ? countLabel(lastDeleted, "mês apagado", "meses apagados")
    : countLabel(lastDeleted, "registro apagado", "registros apagados");
  return (
    <p className="small tnum">
      Última limpeza {ageLabel(ranAt, now)}: {deleted}
      {isBehind && ". Ainda há o que apagar: continua na próxima hora"}.
    </p>
  );
}

function PeriodForm({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { id, what, least, most, unit, isChosen } = policy;
  const [amount, setAmount] = useState(String(policy.amount));
  const [runAction, isBusy] = useMutationAction();
  const save = (chosen: number | null) =>
    runAction(() => updatePolicy({ id, amount: chosen }), () => {
      showNotice("Prazo salvo. Vale a partir da próxima limpeza.", { variant: "success" });
      onClose();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(Math.round(Number(amount)));
  };
  const [, plural] = units[unit as keyof typeof units];
  return (
    <form className={styles.period} aria-label={`Prazo: ${what}`} onSubmit={submit} noValidate>
      <Field
        label={`Guardar por quantos ${plural}?`}
        helperText={`De ${least} a ${most}. Com um prazo menor, o que é mais antigo é apagado de vez.`}
        inputMode="numeric"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <div className={styles.actions}>
        <BusyButton type="submit" variant="outlined" isBusy={isBusy}>Salvar</BusyButton>
        {isChosen && (
          <BusyButton isBusy={isBusy} onClick={() => save(null)}>Voltar ao padrão</BusyButton>
        )}
      </div>
    </form>
  );
}

async function updatePolicy(
  input: { id: string; amount: number | null },
): Promise<string | null> {
  const { updateRetentionPolicy } = await commit<RetentionRowMutation>(
    graphql`
      mutation RetentionRowMutation($input: UpdateRetentionPolicyInput!) {
        updateRetentionPolicy(input: $input) {
          ... on RetentionPolicy {
            id
            amount
            isChosen
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
  return updateRetentionPolicy.message ?? null;
}
