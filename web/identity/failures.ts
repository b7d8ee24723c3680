import type { AuthErrorCodes } from "firebase/auth";
import { type FailureCode, IdentityFailure } from "./identity.ts";

/** Firebase's codes; the last one is missing from its table. */
type FirebaseCode =
  | (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes]
  | "auth/password-does-not-meet-requirements";

type Row = {
  /** The sentence on screen; null if there is nothing to report. */
  readonly sentence: string | null;
  readonly firebase: readonly FirebaseCode[];
  /** The codes of better-auth, of its full-page return, and of the product's own API. */
  readonly server: readonly string[];
};

/** Every failure of an identity provider: its sentence, and each provider's codes for it. */
export const catalogue: Readonly<Record<FailureCode, Row>> = {
  // The specification fixes the sentences of the first six.
  "user-not-found": {
    sentence: "Nenhum utilizador encontrado com este e-mail.",
    firebase: ["auth/user-not-found"],
    server: ["USER_NOT_FOUND"],
  },
  "wrong-password": {
    sentence: "Palavra-passe incorreta. Tente novamente.",
    firebase: ["auth/wrong-password"],
    server: ["INVALID_PASSWORD"],
  },
  "invalid-email": {
    sentence: "O formato do e-mail é inválido.",
    firebase: ["auth/invalid-email", "auth/invalid-recipient-email"],
    server: ["INVALID_EMAIL", "VALIDATION_ERROR"],
  },
  "email-already-in-use": {
    sentence: "Este e-mail já está a ser utilizado por outra conta.",
    firebase: ["auth/email-already-in-use", "auth/credential-already-in-use"],
    server: ["USER_ALREADY_EXISTS", "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL"],
  },
  "weak-password": {
    sentence: "A palavra-passe é muito fraca. Tente uma mais forte.",
    firebase: [
      "auth/weak-password",
      "auth/missing-password",
      "auth/password-does-not-meet-requirements",
    ],
    server: ["PASSWORD_TOO_SHORT", "PASSWORD_TOO_LONG", "PASSWORD_COMPROMISED"],
  },
  other: {
    sentence: "Ocorreu um erro inesperado. Tente novamente mais tarde.",
    firebase: [],
    server: [],
  },
  // More precise sentences than "other", for failures that a person can do something about.
  "invalid-credential": {
    sentence: "E-mail ou palavra-passe incorretos. Tente novamente.",
    firebase: ["auth/invalid-credential"],
    server: ["INVALID_EMAIL_OR_PASSWORD"],
  },
  "user-disabled": {
    sentence: "Esta conta está bloqueada. Fale com quem administra o site.",
    firebase: ["auth/user-disabled"],
    server: ["ACCOUNT_BLOCKED"],
  },
  "too-many-requests": {
    sentence: "Foram tentativas demais. Espere alguns minutos e tente de novo.",
    firebase: ["auth/too-many-requests", "auth/quota-exceeded"],
    server: ["TOO_MANY_ATTEMPTS"],
  },
  "requires-recent-login": {
    sentence: "Por segurança, entre de novo na sua conta e repita o pedido.",
    firebase: [
      "auth/requires-recent-login",
      "auth/user-token-expired",
      "auth/invalid-user-token",
      "auth/user-signed-out",
      "auth/null-user",
    ],
    server: ["SESSION_EXPIRED", "SESSION_NOT_FRESH", "UNAUTHORIZED", "NOT_AUTHENTICATED"],
  },
  "expired-action-code": {
    sentence: "Este link venceu. Peça outro.",
    firebase: ["auth/expired-action-code"],
    server: ["TOKEN_EXPIRED"],
  },
  "invalid-action-code": {
    sentence: "Este link já foi usado ou está incompleto. Peça outro.",
    firebase: ["auth/invalid-action-code"],
    server: ["INVALID_TOKEN"],
  },
  "account-exists-with-different-credential": {
    sentence: "Este e-mail já entra aqui de outra forma. Entre como da primeira vez.",
    firebase: [
      "auth/account-exists-with-different-credential",
      "auth/email-change-needs-verification",
    ],
    server: [
      "account_not_linked",
      "SOCIAL_ACCOUNT_ALREADY_LINKED",
      "LINKED_ACCOUNT_ALREADY_EXISTS",
      "CREDENTIAL_ACCOUNT_NOT_FOUND",
    ],
  },
  "popup-blocked": {
    sentence:
      "O navegador bloqueou a janela de entrada. Permita pop-ups deste site e tente de novo.",
    firebase: ["auth/popup-blocked"],
    server: [],
  },
  "popup-closed": {
    sentence: null,
    firebase: ["auth/popup-closed-by-user", "auth/cancelled-popup-request", "auth/user-cancelled"],
    server: ["access_denied", "user_cancelled_authorize"],
  },
  offline: {
    sentence: "Sem conexão. O que você escreveu continua aqui; tente de novo.",
    firebase: ["auth/network-request-failed", "auth/timeout"],
    server: [],
  },
};

const byCode = new Map(
  Object.entries(catalogue).flatMap(([code, { firebase, server }]) =>
    [...firebase, ...server].map((providerCode) => [providerCode, code as FailureCode] as const)
  ),
);

/** Returns the failure of a provider's code; "other" for an unknown one. */
export const failureOf = (providerCode: string | undefined): FailureCode =>
  byCode.get(providerCode ?? "") ?? "other";

/** Converts any error of a provider to an `IdentityFailure`. */
export const toIdentityFailure = (error: unknown): IdentityFailure =>
  error instanceof IdentityFailure
    ? error
    : new IdentityFailure(failureOf((error as { code?: string } | null)?.code));

/** Returns the sentence for any error of a provider; null if there is nothing to report. */
export const identityFailureMessage = (failure: unknown): string | null =>
  catalogue[toIdentityFailure(failure).code].sentence;
