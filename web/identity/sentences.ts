import { type FailureCode, IdentityFailure } from "./identity.ts";

/** SPEC.md §8, word for word; "offline" is ours. */
const sentences: Record<FailureCode, string> = {
  "user-not-found": "Nenhum utilizador encontrado com este e-mail.",
  "wrong-password": "Palavra-passe incorreta. Tente novamente.",
  "invalid-email": "O formato do e-mail é inválido.",
  "email-already-in-use": "Este e-mail já está a ser utilizado por outra conta.",
  "weak-password": "A palavra-passe é muito fraca. Tente uma mais forte.",
  offline: "Sem conexão. O que você escreveu continua aqui; tente de novo.",
  other: "Ocorreu um erro inesperado. Tente novamente mais tarde.",
};

/** The sentence for whatever an identity provider threw. */
export const identitySentence = (failure: unknown): string =>
  sentences[failure instanceof IdentityFailure ? failure.code : "other"];
