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
