import type { ComponentProps } from "react";
import { SecretField } from "../../ui/forms/SecretField.tsx";
import { passwordHint } from "./password_hint.ts";

/** A password that is being chosen, with a quiet word on it below. */
export function NewPasswordField(
  { password, email, helperText, ...field }:
    & Omit<ComponentProps<typeof SecretField>, "showLabel" | "autoComplete">
    & { password: string; email: string },
) {
  return (
    <SecretField
      {...field}
      showLabel="Mostrar a senha"
      autoComplete="new-password"
      helperText={helperText ?? passwordHint(password, email)}
    />
  );
}
