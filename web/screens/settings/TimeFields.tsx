import { useMemo } from "react";
import { brazilianZones, otherZones, zoneCity } from "../../shared/time_zones.ts";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./BotForm.module.css";
import { SlotsField } from "./SlotsField.tsx";
import type { BotForm, BotValues } from "./bot_values.ts";
import { lateChoices } from "./late_choices.ts";

/** When messages go: quiet hours, free slots, how late is too late; all by one zone's clock. */
export function TimeFields({ form, values }: { form: BotForm; values: BotValues }) {
  const { register, setValue, formState: { errors } } = form;
  const others = useMemo(() => otherZones(values.timeZone), [values.timeZone]);
  const time = (name: "quietFrom" | "quietTo", label: string) => (
    <Field
      type="time"
      label={label}
      className="tnum"
      {...fieldProps(register(name, { required: "Escolha a hora." }), errors[name])}
    />
  );
  return (
    <Section title="Horários">
      <div className={styles.fields}>
        <div className={styles.wide}>
          <SelectField
            label="Fuso horário"
            registered={register("timeZone")}
            error={errors.timeZone?.message}
            helperText={`As horas abaixo são as de ${zoneCity(values.timeZone)}.`}
          >
            <optgroup label="Brasil">
              {brazilianZones.map(([zone, label]) => (
                <option key={zone} value={zone}>{label}</option>
              ))}
            </optgroup>
            <optgroup label="Outros">
              {others.map(([zone, label]) => <option key={zone} value={zone}>{label}</option>)}
            </optgroup>
          </SelectField>
        </div>
        <div className={styles.wide}>
          <Switch
            checked={values.hasQuietHours}
            onChange={(next) => setValue("hasQuietHours", next, { shouldDirty: true })}
          >
            Silêncio: não enviar em certas horas
          </Switch>
        </div>
        {values.hasQuietHours && time("quietFrom", "Silêncio das")}
        {values.hasQuietHours && time("quietTo", "às")}
        <div className={styles.wide}>
          <SlotsField form={form} slots={values.slots} />
        </div>
        <div className={styles.wide}>
          <SelectField
            label="Desistir se atrasar mais de"
            registered={register("lateAfterMinutes")}
            error={errors.lateAfterMinutes?.message}
            helperText="Oferta velha não sai: ela expira, e você fica sabendo."
          >
            {lateChoices(Number(values.lateAfterMinutes)).map(([minutes, label]) => (
              <option key={minutes} value={`${minutes}`}>{label}</option>
            ))}
          </SelectField>
        </div>
      </div>
    </Section>
  );
}
