import { useState } from "react";
import { useUnsavedChanges } from "../browser/unsaved_changes.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { ChipGroup, RemovableChip } from "../ui/buttons/ToggleChip.tsx";
import { Field } from "../ui/forms/Field.tsx";
import styles from "./SlotsField.module.css";

const MAX_SLOTS = 24;

/** The times of day for "the next free slot". */
export function SlotsField(props: {
  slots: readonly string[];
  /** Shown while there are none. */
  none: string;
  error: string | undefined;
  onChange: (slots: readonly string[]) => void;
}) {
  const { slots, error, onChange } = props;
  const [typed, setTyped] = useState("");
  useUnsavedChanges(typed !== "");
  const add = () => {
    if (slots.length >= MAX_SLOTS) return;
    if (typed && !slots.includes(typed)) onChange([...slots, typed].sort());
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
                onRemove={() => onChange(slots.filter((other) => other !== slot))}
              >
                {slot}
              </RemovableChip>
            ))}
          </ChipGroup>
        )
        : <p className="small">{props.none}</p>}
      <div className={styles.slot}>
        <Field
          size="small"
          type="time"
          label="Novo horário"
          value={typed}
          error={error !== undefined}
          helperText={error}
          className="tnum"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault(); // Enter adds a slot instead of saving
            add();
          }}
        />
        <Button variant="outlined" disabled={slots.length >= MAX_SLOTS} onClick={add}>
          Acrescentar
        </Button>
      </div>
    </div>
  );
}
