import type { ComponentProps } from "react";
import { SecretField } from "../../ui/forms/SecretField.tsx";

const MIN_LENGTH = 8; // better-auth's minimum; Firebase's is 6
const LONG = 14;

/** The identity provider decides which password is too weak. */
export const newPasswordRules = { required: "Escolha uma senha." };

/** A password that is being chosen, with a hint on its strength below. */
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

/** Returns a hint on a password's strength, which the name in the e-mail weakens. */
export function passwordHint(password: string, email: string): string {
  const [name = ""] = email.toLowerCase().split("@");
  if (password.length < MIN_LENGTH) return "Use 8 caracteres ou mais; uma frase serve bem.";
  if (isPlain(password) || (name.length > 3 && password.toLowerCase().includes(name))) {
    return "Fácil de adivinhar: evite repetições, sequências e o seu e-mail.";
  }
  if (password.length < LONG) return "Razoável. Com mais uma palavra fica mais forte.";
  return "Forte.";
}

/** Whether it has few different characters or is mostly a sequence: "aaaaaaaa", "12345678". */
function isPlain(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  return new Set(codes).size < 5 || steps.filter((step) => step === 1).length > codes.length / 2;
}
