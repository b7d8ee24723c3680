import { type ComponentProps, type ReactNode, useId } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import styles from "./Field.module.css";

/** A labelled field with its help or error below; other props are the input's. */
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
      /** Several lines; it grows with its content from `minRows` on. */
      multiline?: boolean;
      minRows?: number;
      startAdornment?: ReactNode;
      endAdornment?: ReactNode;
    },
) {
  const id = useId();
  const Input = (multiline ? "textarea" : "input") as "input"; // only their common props are used
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
        placeholder={input.placeholder ?? " "} // CSS moves the label by `:placeholder-shown`
        {...(minRows && { style: { minHeight: `${minRows}lh` } })}
      />
    </FieldFrame>
  );
}

/** The frame of the control with that `id`: its box, label and help. */
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

/** Returns the props of `Field` for a registered field and its error. */
export const fieldProps = (registered: UseFormRegisterReturn, error: FieldError | undefined) => ({
  ...registered,
  error: error !== undefined,
  helperText: error?.message,
});
