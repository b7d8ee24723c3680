import type { FieldError, UseFormRegisterReturn } from "react-hook-form";

/** Ties a registered field to `Field`: its refusal stands under it. */
export const fieldProps = (registered: UseFormRegisterReturn, error: FieldError | undefined) => ({
  ...registered,
  error: error !== undefined,
  helperText: error?.message,
});
