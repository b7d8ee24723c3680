/** What the forms ask before they trouble the provider; the provider has the last word. */
export const emailRules = {
  required: "Escreva o seu e-mail.",
  pattern: { value: /^\S+@\S+\.\S+$/, message: "O formato do e-mail é inválido." },
};

export const passwordRules = { required: "Escreva a sua senha." };

/** How weak is too weak is the provider's to say. */
export const newPasswordRules = { required: "Escolha uma senha." };

export const nameRules = {
  validate: (typed: string) => typed.trim() !== "" || "Escreva como você quer ser chamado.",
  maxLength: { value: 80, message: "O nome pode ter até 80 caracteres." },
};

/** The e-mail that somebody typed on the screen before, as its link brings it along. */
export const typedEmail = (state: unknown): string =>
  (state as { email?: string } | null)?.email ?? "";
