import { APIError } from "better-auth/api";
import { sentences } from "../../core/errors.ts";

/** The errors of our own endpoints, by better-auth's codes where it has one. */
const errors = {
  INVALID_EMAIL: ["BAD_REQUEST", "O formato do e-mail é inválido."],
  INVALID_PASSWORD: ["BAD_REQUEST", "A senha atual não é esta."],
  PASSWORD_TOO_SHORT: ["BAD_REQUEST", "A senha deve ter pelo menos 8 caracteres."],
  PASSWORD_TOO_LONG: ["BAD_REQUEST", "A senha pode ter até 128 caracteres."],
  CREDENTIAL_ACCOUNT_NOT_FOUND: ["BAD_REQUEST", "Esta conta ainda não tem senha."],
  EMAIL_IS_THE_SAME: ["BAD_REQUEST", "Este já é o e-mail da sua conta."],
  USER_ALREADY_EXISTS: [
    "UNPROCESSABLE_ENTITY",
    "Este e-mail já está a ser utilizado por outra conta.",
  ],
  INVALID_TOKEN: ["BAD_REQUEST", "Este link já foi usado ou não vale mais. Peça outro."],
  TOKEN_EXPIRED: ["BAD_REQUEST", "O prazo deste link terminou. Peça outro."],
  ACCOUNT_BLOCKED: ["FORBIDDEN", sentences.ACCOUNT_BLOCKED],
} as const;

export type AuthErrorCode = keyof typeof errors;

/** Returns an error in better-auth's form. */
export function authError(code: AuthErrorCode): APIError {
  const [status, message] = errors[code];
  return APIError.from(status, { code, message });
}
