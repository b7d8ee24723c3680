import { APIError } from "better-auth/api";
import { sentences } from "../../core/errors.ts";

/** What our own endpoints refuse, under better-auth's names where it has one. */
const refusals = {
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

export type RefusalCode = keyof typeof refusals;

/** The refusal as better-auth answers its own. */
export function refused(code: RefusalCode): APIError {
  const [status, message] = refusals[code];
  return APIError.from(status, { code, message });
}
