import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { ChipGroup, RemovableChip } from "../../ui/buttons/ToggleChip.tsx";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import type { BotForm } from "./bot_values.ts";
import styles from "./BotForm.module.css";

const MOST = 24;

/** The times of day that "the next free slot" picks from. */
export function SlotsField({ form, slots }: { form: BotForm; slots: readonly string[] }) {
  const [typed, setTyped] = useState("");
  useUnsavedChanges(typed !== "");
  const { slots: error } = form.formState.errors;
  const change = (next: readonly string[]) =>
    form.setValue("slots", next.toSorted(), { shouldDirty: true });
  const add = () => {
    if (slots.length >= MOST) return;
    if (typed && !slots.includes(typed)) change([...slots, typed]);
    setTyped("");
  };
  return (
    <div>
      <p>Horários livres para agendar</p>
      {slots.length > 0
        ? (
          <ChipGroup label="Horários livres">
            {slots.map((slot) => (
              <RemovableChip
                key={slot}
                onRemove={() => change(slots.filter((other) => other !== slot))}
              >
                {slot}
              </RemovableChip>
            ))}
          </ChipGroup>
        )
        : <p className="small">Nenhum ainda.</p>}
      <div className={styles.slot}>
        <Field
          size="small"
          type="time"
          label="Novo horário"
          value={typed}
          error={error !== undefined}
          helperText={error?.message}
          className="tnum"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault(); // it adds, it does not save
            add();
          }}
        />
        <Button
          variant="outlined"
          disabled={slots.length >= MOST}
          onClick={add}
        >
          Acrescentar
        </Button>
      </div>
    </div>
  );
}
