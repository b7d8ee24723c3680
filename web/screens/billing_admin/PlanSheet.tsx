import { type FormEvent, useDeferredValue, useState } from "react";
import { graphql } from "react-relay";
import type { PlanSheetArchiveMutation } from "../../__generated__/PlanSheetArchiveMutation.graphql.ts";
import type { PlanSheetCreateMutation } from "../../__generated__/PlanSheetCreateMutation.graphql.ts";
import type { PlanSheetUpdateMutation } from "../../__generated__/PlanSheetUpdateMutation.graphql.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { MoneyField } from "../../ui/forms/MoneyField.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { parseMoney } from "../../ui/text/money.ts";
import type { AdminPlan } from "./PlansAdminScreen.tsx";
import { limitNames, type LimitTexts, parseLimits } from "./plan_limits.ts";
import { PlanImpact } from "./PlanImpact.tsx";
import styles from "./BillingAdmin.module.css";

/** Creates a plan, or changes one, with a preview of who is touched. */
export function PlanSheet(props: {
  /** Null: a new one. */
  plan: AdminPlan | null;
  onClose: () => void;
  onDone: () => void;
}) {
  const { plan } = props;
  const [name, setName] = useState(plan?.name ?? "");
  const [price, setPrice] = useState("");
  const [interval, setInterval] = useState<"MONTH" | "YEAR">("MONTH");
  const [trial, setTrial] = useState(String(plan?.trialDays ?? 0));
  const [texts, setTexts] = useState<LimitTexts>(() => textsOf(plan));
  const [isChanged, setChanged] = useState(false);
  useUnsavedChanges(isChanged);
  const [runAction, isBusy] = useMutationAction();
  const limits = parseLimits(texts);
  const previewed = useDeferredValue(JSON.stringify(limits));

  const change = <Value,>(set: (value: Value) => void) => (value: Value) => {
    setChanged(true);
    set(value);
  };
  const finish = (notice: string) => () => {
    setChanged(false);
    showNotice(notice, { variant: "success" });
    props.onClose();
    props.onDone();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const fields = { name, limits, trialDays: Number(trial) };
    void runAction(
      () =>
        plan
          ? updatePlan({ id: plan.priceId, ...fields })
          : createPlan({ ...fields, ...priceOf(price, interval) }),
      finish(plan ? "O plano mudou, também para quem já assina." : "O plano está criado."),
    );
  };
  return (
    <Sheet title={plan ? plan.name : "Criar plano"} isTall onClose={props.onClose}>
      <SheetBody>
        <form id="plan" className={styles.form} onSubmit={save} noValidate>
          {plan && plan.unknownLimits.length > 0 && (
            <Alert severity="warning">
              Limites guardados que esta versão não conhece: {plan.unknownLimits.join(", ")}.
            </Alert>
          )}
          <Field
            label="Nome"
            maxLength={40}
            required
            autoComplete="off"
            value={name}
            onChange={(event) => change(setName)(event.target.value)}
          />
          {plan
            ? (
              <p className="small">
                {plan.price
                  ? `${plan.price.formatted} por ${plan.interval === "YEAR" ? "ano" : "mês"}. `
                  : ""}
                O preço não muda: para outro preço, crie outro plano e tire este da oferta.
              </p>
            )
            : (
              <>
                <MoneyField
                  label="Preço (R$)"
                  helperText="Vazio: ninguém compra, a administração concede."
                  value={price}
                  onTidy={setPrice}
                  onChange={(event) => change(setPrice)(event.target.value)}
                />
                <Radios
                  label="Cobrança"
                  row
                  value={interval}
                  onChange={change(setInterval)}
                  choices={[
                    { value: "MONTH", label: "Por mês" },
                    { value: "YEAR", label: "Por ano" },
                  ]}
                />
              </>
            )}
          <Field
            type="number"
            label="Dias de teste"
            min={0}
            max={90}
            value={trial}
            onChange={(event) => change(setTrial)(event.target.value)}
          />
          <p className="small">Limites: vazio é o do Gratuito, -1 é sem limite.</p>
          <div className={styles.limits}>
            {limitNames.map(([limit, label]) => (
              <Field
                key={limit}
                type="number"
                min={-1}
                label={label}
                value={texts[limit]}
                onChange={(event) => change(setTexts)({ ...texts, [limit]: event.target.value })}
              />
            ))}
          </div>
          {plan && <PlanImpact id={plan.priceId} limits={previewed} />}
        </form>
      </SheetBody>
      <SheetFoot>
        <div className={styles.actions}>
          {plan && !plan.archivedAt && (
            <BusyButton
              variant="outlined"
              isBusy={isBusy}
              onClick={() =>
                runAction(
                  () => archivePlan(plan.priceId),
                  finish("O plano saiu da oferta. Quem já assina fica com ele."),
                )}
            >
              Tirar da oferta
            </BusyButton>
          )}
          <BusyButton type="submit" form="plan" variant="contained" isBusy={isBusy}>
            {plan ? "Salvar" : "Criar plano"}
          </BusyButton>
        </div>
      </SheetFoot>
    </Sheet>
  );
}

const textsOf = (plan: AdminPlan | null): LimitTexts =>
  Object.fromEntries(
    limitNames.map(([limit]) => [limit, plan ? String(plan.limits[limit]) : ""]),
  ) as LimitTexts;

/** A price that is no amount is sent as 0, which the server refuses with its words. */
const priceOf = (typed: string, interval: "MONTH" | "YEAR") =>
  typed.trim() === "" ? {} : { priceCents: parseMoney(typed) ?? 0, interval };

async function createPlan(input: PlanSheetCreateMutation["variables"]["input"]) {
  const { createPlan } = await commit<PlanSheetCreateMutation>(
    graphql`
      mutation PlanSheetCreateMutation($input: CreatePlanInput!) {
        createPlan(input: $input) {
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return createPlan.message ?? null;
}

async function updatePlan(input: PlanSheetUpdateMutation["variables"]["input"]) {
  const { updatePlan } = await commit<PlanSheetUpdateMutation>(
    graphql`
      mutation PlanSheetUpdateMutation($input: UpdatePlanInput!) {
        updatePlan(input: $input) {
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return updatePlan.message ?? null;
}

async function archivePlan(id: string) {
  const { archivePlan } = await commit<PlanSheetArchiveMutation>(
    graphql`
      mutation PlanSheetArchiveMutation($input: ArchivePlanInput!) {
        archivePlan(input: $input) {
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id } },
  );
  return archivePlan.message ?? null;
}
