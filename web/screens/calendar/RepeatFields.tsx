import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import styles from "./Calendar.module.css";
import { type Repeat, weekdayNames } from "./recurrence.ts";

/** How often, in words. */
export function RepeatFields(
  { repeat, onChange }: { repeat: Repeat; onChange: (repeat: Repeat) => void },
) {
  const { every, weekdays } = repeat;
  return (
    <>
      <PlainSelect
        label="Repete"
        value={every}
        onChange={(value) => onChange({ ...repeat, every: value as Repeat["every"] })}
      >
        <option value="ONCE">Só uma vez</option>
        <option value="DAILY">Todo dia</option>
        <option value="WEEKLY">Toda semana</option>
        <option value="MONTHLY">Todo mês, no mesmo dia</option>
        {every === "OTHER" && <option value="OTHER">Do jeito que veio: {repeat.rule}</option>}
      </PlainSelect>
      {every === "WEEKLY" && (
        <ChipGroup label="Dias da semana">
          {weekdayNames.map((name, day) => (
            <ToggleChip
              key={name}
              isPicked={weekdays.includes(day)}
              onToggle={() =>
                onChange({
                  ...repeat,
                  weekdays: weekdays.includes(day)
                    ? weekdays.length > 1 ? weekdays.filter((one) => one !== day) : weekdays
                    : [...weekdays, day],
                })}
            >
              {name}
            </ToggleChip>
          ))}
        </ChipGroup>
      )}
      {every !== "ONCE" && (
        <div className={styles.pair}>
          <Field
            type="date"
            label="Até que dia"
            value={repeat.until}
            helperText="Vazio: sem fim."
            onChange={({ target }) => onChange({ ...repeat, until: target.value })}
          />
        </div>
      )}
    </>
  );
}
