import { identityFailureMessage } from "../../identity/failures.ts";
import { Field, type fieldProps } from "../../ui/forms/Field.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";

/** Checked before the identity provider is asked, which decides. */
export const emailRules = {
  required: "Escreva o seu e-mail.",
  pattern: { value: /^\S+@\S+\.\S+$/, message: "O formato do e-mail é inválido." },
};

/** The e-mail of the account, which password managers take as the user name. */
export const EmailField = (props: ReturnType<typeof fieldProps>) => (
  <Field label="E-mail" type="email" autoComplete="username" {...props} />
);

/** Returns the e-mail typed on the previous screen, whose link carries it in its state. */
export const emailInState = (state: unknown): string =>
  (state as { email?: string } | null)?.email ?? "";

/** Shows an error of the identity provider as a notice, unless it is none for the person. */
export function showIdentityError(error: unknown) {
  const message = identityFailureMessage(error);
  if (message) showNotice(message, { variant: "error" });
}
