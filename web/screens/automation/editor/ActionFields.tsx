import { useState } from "react";
import { Field } from "../../../ui/forms/Field.tsx";
import { Radios } from "../../../ui/forms/Radios.tsx";
import { Switch } from "../../../ui/forms/Switch.tsx";
import styles from "../../../shared/rules/Rule.module.css";
import { NumberChoice } from "./NumberChoice.tsx";
import type { SlotFieldsProps } from "./SlotPicker.tsx";
import { withActions } from "./slot_edits.ts";

/** Whether the rule asks first. */
export const ModeFields = ({ rule, onChange }: SlotFieldsProps) => (
  <>
    <Radios
      label="O que fazer"
      value={rule.actions.mode}
      onChange={(mode) => onChange(withActions(rule, { mode }))}
      choices={[
        { value: "ASK", label: "Pedir a minha aprovação" },
        { value: "SEND", label: "Enviar sem perguntar" },
      ]}
    />
    <p className="small">
      {rule.actions.mode === "ASK"
        ? "Cada oferta espera a sua resposta. Sem resposta a tempo, não envia."
        : "Vai com o último preço que lemos. Se virmos outro antes de sair, não vai."}
    </p>
  </>
);

/** When a message goes out. */
export function TimeFields({ rule, onChange }: SlotFieldsProps) {
  const { timing, isUrgent } = rule.actions;
  return (
    <>
      <Radios
        label="Quando vai"
        value={timing}
        onChange={(timing) => onChange(withActions(rule, { timing }))}
        choices={[
          { value: "NOW", label: "Na hora" },
          { value: "NEXT_FREE_SLOT", label: "No próximo horário livre" },
        ]}
      />
      <div className={styles.pair}>
        <HourField
          label="A partir das"
          value={rule.actions.fromTime}
          onChange={(fromTime) => onChange(withActions(rule, { fromTime }))}
        />
        <HourField
          label="Até as"
          value={rule.actions.toTime}
          onChange={(toTime) => onChange(withActions(rule, { toTime }))}
        />
      </div>
      <Switch
        checked={isUrgent}
        onChange={(isUrgent) => onChange(withActions(rule, { isUrgent }))}
      >
        Antes das outras regras
      </Switch>
      <p className="small">O que você envia à mão vai sempre primeiro.</p>
    </>
  );
}

function HourField(
  props: { label: string; value: string | null; onChange: (value: string | null) => void },
) {
  const [typed, setTyped] = useState(props.value ?? "");
  return (
    <Field
      size="small"
      type="time"
      label={props.label}
      className="tnum"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        props.onChange(target.value || null);
      }}
    />
  );
}

/** The most that the rule sends, or asks, in a day. */
export const PerDayFields = ({ rule, onChange }: SlotFieldsProps) => (
  <>
    <NumberChoice
      label="O mais por dia"
      unit="por dia"
      usual={[1, 2, 4, 6, 10]}
      least={1}
      most={50}
      value={rule.actions.perDay}
      onChange={(perDay) => onChange(withActions(rule, { perDay }))}
    />
    <p className="small">O limite de cada grupo e o horário de silêncio valem também.</p>
  </>
);
