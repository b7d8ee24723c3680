import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldFrame } from "./Field.tsx";

/** A labelled native select. */
export function SelectField(props: {
  label: string;
  helperText?: string | undefined;
  error?: string | undefined;
  registered: UseFormRegisterReturn;
  /** `option` elements. */
  children: ReactNode;
}) {
  const id = useId();
  const { label, error, registered } = props;
  const help = error ?? props.helperText;
  return (
    <FieldFrame id={id} label={label} helperText={help} error={error !== undefined}>
      <select
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={help ? `${id}-help` : undefined}
        {...registered}
      >
        {props.children}
      </select>
      <ChevronDown size={20} aria-hidden />
    </FieldFrame>
  );
}

/** A labelled native select with a controlled value. */
export function PlainSelect(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  helperText?: string | undefined;
  /** `option` elements. */
  children: ReactNode;
}) {
  const id = useId();
  const { label, value, helperText } = props;
  return (
    <FieldFrame id={id} label={label} helperText={helperText} error={false}>
      <select
        id={id}
        aria-describedby={helperText ? `${id}-help` : undefined}
        value={value}
        onChange={({ target }) => props.onChange(target.value)}
      >
        {props.children}
      </select>
      <ChevronDown size={20} aria-hidden />
    </FieldFrame>
  );
}
