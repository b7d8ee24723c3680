import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { FieldFrame } from "../../ui/forms/Field.tsx";

/** A labelled choice from a list, the device's own, whose value somebody else holds. */
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
