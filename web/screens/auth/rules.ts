/** What the forms ask before they trouble the provider; the provider has the last word. */
export const emailRules = {
  required: "Escreva o seu e-mail.",
  pattern: { value: /^\S+@\S+\.\S+$/, message: "O formato do e-mail é inválido." },
};

export const passwordRules = { required: "Escreva a sua senha." };

/** better-auth's own least length. */
export const newPasswordRules = {
  required: "Escolha uma senha.",
  minLength: { value: 8, message: "A senha precisa de pelo menos 8 caracteres." },
};

export const nameRules = {
  required: "Escreva como você quer ser chamado.",
  maxLength: { value: 80, message: "O nome pode ter até 80 caracteres." },
};
