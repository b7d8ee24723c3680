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
  /** `option` elements. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <FieldFrame id={id} label={props.label} helperText={undefined} error={false}>
      <select id={id} value={props.value} onChange={({ target }) => props.onChange(target.value)}>
        {props.children}
      </select>
      <ChevronDown size={20} aria-hidden />
    </FieldFrame>
  );
}
