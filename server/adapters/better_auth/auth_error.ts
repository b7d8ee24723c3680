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

/** The sentences of better-auth's own codes, and of its answers without a code. */
const vendorSentences: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: "E-mail ou palavra-passe incorretos. Tente novamente.",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "Este e-mail já está a ser utilizado por outra conta.",
  EMAIL_NOT_VERIFIED: "Confirme o seu e-mail antes de entrar.",
  VALIDATION_ERROR: "Falta um dado do pedido, ou o formato dele é inválido.",
  INVALID_ORIGIN: "Este pedido não veio deste site.",
  MISSING_OR_NULL_ORIGIN: "Este pedido não diz de que site veio.",
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "Este pedido não veio deste site.",
  SESSION_EXPIRED: "Sua sessão terminou. Entre de novo.",
  PROVIDER_NOT_FOUND: "Não se entra por este serviço aqui.",
  UNAUTHORIZED: "Entre na sua conta primeiro.",
  FORBIDDEN: "Este pedido não é permitido.",
  NOT_FOUND: "Endereço desconhecido.",
  METHOD_NOT_ALLOWED: "Este endereço não aceita este método.",
  UNSUPPORTED_MEDIA_TYPE: "Envie o corpo em JSON.",
  TOO_MANY_REQUESTS: "Muitas tentativas. Espere um pouco e tente de novo.",
  BAD_REQUEST: "O pedido não pôde ser lido.",
  INTERNAL: "Ocorreu um erro inesperado. Tente novamente mais tarde.",
};

const codesByStatus: Readonly<Record<number, string>> = {
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
};

const codeOf = (status: number) =>
  codesByStatus[status] ?? (status < 500 ? "BAD_REQUEST" : "INTERNAL");

/** Returns a refusal with that status: a code for programs, and its sentence. */
export function authRefusal(status: number): Response {
  const code = codeOf(status);
  return Response.json({ code, message: vendorSentences[code] }, { status });
}

/** Returns a response of better-auth with a code and a sentence in Portuguese in every refusal. */
export async function inPortuguese(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const body = await response.json().catch(() => null);
  const given: unknown = body?.code;
  const isOurs = typeof given === "string" && Object.hasOwn(errors, given);
  const code = typeof given === "string" ? given : codeOf(response.status);
  const message = isOurs
    ? errors[given as AuthErrorCode][1]
    : vendorSentences[code] ?? vendorSentences[codeOf(response.status)];
  const headers = new Headers(response.headers);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  return Response.json({ ...body, code, message }, { status: response.status, headers });
}

export type AuthErrorCode = keyof typeof errors;

/** Returns an error in better-auth's form. */
export function authError(code: AuthErrorCode): APIError {
  const [status, message] = errors[code];
  return APIError.from(status, { code, message });
}
