import { type ReactNode, useId } from "react";
import styles from "./Radios.module.css";

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
};

/** One of a few, all in sight; the group's name comes by `label`, or from a fieldset around it. */
export function Radios<Value extends string>(props: {
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  label?: string;
  /** Side by side, where there is room. */
  row?: boolean;
}) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className={`${styles.choices} ${props.row ? styles.beside : ""}`}
    >
      {props.choices.map(({ value, label, disabled }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            disabled={disabled}
            onChange={() =>
              props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
