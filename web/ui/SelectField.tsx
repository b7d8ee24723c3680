import {
  FormControl,
  FormHelperText,
  InputLabel,
  NativeSelect,
  OutlinedInput,
} from "@mui/material";
import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

/** A labelled choice from a list, the device's own; one types to find an entry. */
export function SelectField(props: {
  label: string;
  helperText?: string | undefined;
  error?: string | undefined;
  registered: UseFormRegisterReturn;
  /** `option` elements. */
  children: ReactNode;
}) {
  const id = useId();
  const { label, error, registered: { ref, ...registered } } = props;
  const help = error ?? props.helperText;
  return (
    <FormControl variant="outlined" fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id} shrink>{label}</InputLabel>
      <NativeSelect
        {...registered}
        inputRef={ref}
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id, "aria-describedby": help ? `${id}-help` : undefined }}
      >
        {props.children}
      </NativeSelect>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
