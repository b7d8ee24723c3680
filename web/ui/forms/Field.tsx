import { type ComponentProps, type ReactNode, useId } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import styles from "./Field.module.css";

/** A labelled field with its help or refusal under it; everything else is the input's own. */
export function Field(
  {
    label,
    helperText,
    error = false,
    size,
    multiline,
    minRows,
    startAdornment,
    endAdornment,
    ...input
  }:
    & Omit<ComponentProps<"input">, "size">
    & {
      label: string;
      helperText?: string | undefined;
      error?: boolean;
      size?: "small";
      /** Several lines; it grows from `minRows` on with what is in it. */
      multiline?: boolean;
      minRows?: number;
      startAdornment?: ReactNode;
      endAdornment?: ReactNode;
    },
) {
  const id = useId();
  const Input = (multiline ? "textarea" : "input") as "input"; // what they share is all we use
  return (
    <FieldFrame
      id={id}
      label={label}
      helperText={helperText}
      error={error}
      className={`${size ? styles[size] : ""} ${multiline ? styles.multiline : ""}`}
      startAdornment={startAdornment}
      endAdornment={endAdornment}
    >
      <Input
        id={id}
        aria-invalid={error}
        aria-describedby={helperText ? `${id}-help` : undefined}
        {...input}
        placeholder={input.placeholder ?? " "} // the label stands lower while one is shown
        {...(minRows && { style: { minHeight: `${minRows}lh` } })}
      />
    </FieldFrame>
  );
}

/** The box around a control of that `id`, its label on the rim, the help under it. */
export function FieldFrame(props: {
  id: string;
  label: string;
  helperText: string | undefined;
  error: boolean;
  className?: string;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  children: ReactNode;
}) {
  const { id, helperText, startAdornment, endAdornment } = props;
  return (
    <div className={`${styles.field} ${props.className ?? ""}`} data-refused={props.error}>
      <div className={styles.box}>
        {startAdornment && <span className={styles.start}>{startAdornment}</span>}
        {props.children}
        {endAdornment && <span className={styles.end}>{endAdornment}</span>}
        <label htmlFor={id} className={styles.label}>{props.label}</label>
      </div>
      {helperText && <p id={`${id}-help`} className={styles.help}>{helperText}</p>}
    </div>
  );
}

/** Ties a registered field to `Field`: its refusal stands under it. */
export const fieldProps = (registered: UseFormRegisterReturn, error: FieldError | undefined) => ({
  ...registered,
  error: error !== undefined,
  helperText: error?.message,
});
