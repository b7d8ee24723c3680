import { Field } from "../../ui/forms/Field.tsx";

/** Why one does it; whoever reads the audit trail sees it. */
export const ReasonField = (props: {
  value: string;
  helperText: string;
  onChange: (reason: string) => void;
}) => (
  <Field
    label="Motivo"
    multiline
    minRows={2}
    autoFocus
    required
    maxLength={500}
    autoComplete="off"
    value={props.value}
    helperText={props.helperText}
    onChange={(event) => props.onChange(event.target.value)}
  />
);
