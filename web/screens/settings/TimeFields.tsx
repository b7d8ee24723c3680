import { useMemo } from "react";
import { focusContent } from "../../browser/accessibility.ts";
import { brazilianZones, otherZones, zoneCity } from "../../shared/time_zones.ts";
import { SlotsField } from "../../shared/SlotsField.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { durationLabel } from "../../ui/text/clock.ts";
import styles from "./BotForm.module.css";
import { type BotForm, type BotValues, PROPOSED_QUIET, proposedQuietWords } from "./bot_values.ts";

/** When messages go: time zone, quiet hours, free slots, and the longest delay. */
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
  const proposeNight = () => {
    setValue("quietFrom", PROPOSED_QUIET.quietFrom, { shouldDirty: true });
    setValue("quietTo", PROPOSED_QUIET.quietTo, { shouldDirty: true });
    setValue("hasQuietHours", true, { shouldDirty: true });
    focusContent(); // the button goes
  };
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
        {!values.hasQuietHours && (
          <div className={styles.wide}>
            <p className="small">
              Sugestão: {proposedQuietWords}{" "}
              quase ninguém lê. O que cairia nessas horas sai de manhã.
            </p>
            <Button size="small" onClick={proposeNight}>Usar {proposedQuietWords}</Button>
          </div>
        )}
        {values.hasQuietHours && time("quietFrom", "Silêncio das")}
        {values.hasQuietHours && time("quietTo", "às")}
        <div className={styles.wide}>
          <SlotsField
            slots={values.slots}
            none="Nenhum ainda."
            error={errors.slots?.message}
            onChange={(slots) => setValue("slots", slots, { shouldDirty: true })}
          />
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

const HOUR = 60;
const DAY = 24 * HOUR;
const common = [30, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY];

/** The choices in minutes with their labels; always includes `current`. */
export const lateChoices = (current: number): [number, string][] =>
  [...new Set([...common, current])].sort((one, other) => one - other)
    .map((minutes) => [minutes, durationLabel(minutes)]);
