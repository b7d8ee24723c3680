import { type ReactNode, useId } from "react";
import styles from "./Radios.module.css";

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
};

/** A group of radio buttons, named by `label` or by the fieldset around it. */
export function Radios<Value extends string>(props: {
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  label?: string;
  /** Whether they stand side by side if there is space. */
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
