import { useId } from "react";
import styles from "./Segments.module.css";

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly note: string;
};

/** Radio buttons as one bar, each with a note below; named by the fieldset around it or `label`. */
export function Segments<Value extends string>(props: {
  choices: readonly Choice<Value>[];
  /** null: none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  label?: string;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} className={styles.bar}>
      {props.choices.map(({ value, label, note }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span> <span className="tnum">{note}</span>
        </label>
      ))}
    </div>
  );
}
