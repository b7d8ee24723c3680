import {
  FormControl,
  FormHelperText,
  InputLabel,
  OutlinedInput,
  type OutlinedInputProps,
} from "@mui/material";
import { useId } from "react";

/** A labelled field with its help or refusal under it; TextField would bring a whole menu along. */
export function Field(
  { label, helperText, error = false, size, ...input }: OutlinedInputProps & {
    label: string;
    helperText?: string | undefined;
    size?: "small";
  },
) {
  const id = useId();
  return (
    <FormControl variant="outlined" fullWidth error={error} {...(size && { size })}>
      <InputLabel htmlFor={id} {...(input.notched && { shrink: true })}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={helperText ? `${id}-help` : undefined}
        {...input}
      />
      {helperText && <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
