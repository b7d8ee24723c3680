import { useState } from "react";
import { ChipGroup, ToggleChip } from "../../../ui/buttons/ToggleChip.tsx";
import { Field } from "../../../ui/forms/Field.tsx";

/** A number: some usual ones as chips, and a field for any other within its bounds. */
export function NumberChoice(props: {
  label: string;
  /** After the number: "%", "dias". */
  unit: string;
  usual: readonly number[];
  least: number;
  most: number;
  /** Whether it may have a part after the comma. */
  isDecimal?: boolean;
  value: number | null;
  onChange: (value: number) => void;
}) {
  const { usual, least, most, value, onChange } = props;
  const [typed, setTyped] = useState(value === null ? "" : asTyped(value));
  const number = parseNumber(typed, props.isDecimal ?? false);
  const isRefused = typed !== "" && (number === null || number < least || number > most);
  return (
    <>
      <ChipGroup label={props.label}>
        {usual.map((choice) => (
          <ToggleChip
            key={choice}
            isPicked={choice === value}
            onToggle={() => {
              setTyped(asTyped(choice));
              onChange(choice);
            }}
          >
            {`${asTyped(choice)}${props.unit === "%" ? "%" : ""}`}
          </ToggleChip>
        ))}
      </ChipGroup>
      <Field
        size="small"
        label={`Outro número (${props.unit})`}
        inputMode={props.isDecimal ? "decimal" : "numeric"}
        autoComplete="off"
        className="tnum"
        value={typed}
        error={isRefused}
        helperText={isRefused ? `De ${asTyped(least)} a ${asTyped(most)}.` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = parseNumber(target.value, props.isDecimal ?? false);
          if (next !== null && next >= least && next <= most) onChange(next);
        }}
      />
    </>
  );
}

const asTyped = (value: number) => String(value).replace(".", ",");

function parseNumber(typed: string, isDecimal: boolean): number | null {
  const text = typed.trim().replace(",", ".");
  return (isDecimal ? /^\d+(\.\d?)?$/ : /^\d+$/).test(text) ? Number(text) : null;
}
