import type { FieldError, UseFormRegisterReturn } from "react-hook-form";

/** Ties a registered field to MUI's: the ref on the input, the refusal under it. */
export const fieldProps = (
  { ref, ...registered }: UseFormRegisterReturn,
  error: FieldError | undefined,
) => ({
  ...registered,
  inputRef: ref,
  error: error !== undefined,
  helperText: error?.message,
});
