import { BASE_ERROR_CODES } from "better-auth";
import { AuthErrorCodes } from "firebase/auth";
import { describe, expect, it } from "vitest";
import {
  catalogue,
  failureOf,
  identityFailureMessage,
  toIdentityFailure,
} from "../../../web/identity/failures.ts";
import { type FailureCode, failureCodes, IdentityFailure } from "../../../web/identity/identity.ts";
import { pathAfterSignIn } from "../../../web/paths.ts";

const spec: [FailureCode, string][] = [
  ["user-not-found", "Nenhum utilizador encontrado com este e-mail."],
  ["wrong-password", "Palavra-passe incorreta. Tente novamente."],
  ["invalid-email", "O formato do e-mail é inválido."],
  ["email-already-in-use", "Este e-mail já está a ser utilizado por outra conta."],
  ["weak-password", "A palavra-passe é muito fraca. Tente uma mais forte."],
  ["other", "Ocorreu um erro inesperado. Tente novamente mais tarde."],
];

/** Codes in neither vendor's table: Firebase's policy, OAuth's returns, and the product's own routes. */
const UNLISTED = [
  "auth/password-does-not-meet-requirements",
  "PASSWORD_COMPROMISED",
  "ACCOUNT_BLOCKED",
  "TOO_MANY_ATTEMPTS",
  "UNAUTHORIZED",
  "NOT_AUTHENTICATED",
  "account_not_linked",
  "access_denied",
  "user_cancelled_authorize",
];

const firebaseCodes: string[] = Object.values(AuthErrorCodes);
const serverCodes = Object.keys(BASE_ERROR_CODES);
const named = Object.values(catalogue).flatMap(({ firebase, server }) => [...firebase, ...server]);

describe("the catalogue of failures", () => {
  it.each(spec)("has the specified sentence for %s", (code, sentence) => {
    expect(identityFailureMessage(new IdentityFailure(code))).toBe(sentence);
  });

  it("has a row for every failure, and a sentence except for a closed pop-up", () => {
    expect(Object.keys(catalogue).sort()).toEqual([...failureCodes].sort());
    const silent = failureCodes.filter((code) => catalogue[code].sentence === null);
    expect(silent).toEqual(["popup-closed"]);
  });

  it("knows each code once, under the name that its provider gives it", () => {
    expect(new Set(named).size).toBe(named.length);
    const known = [...firebaseCodes, ...serverCodes, ...UNLISTED];
    expect(named.filter((code) => !known.includes(code))).toEqual([]);
  });

  it("maps every code of both providers to one failure: its row's, else the catch-all", () => {
    expect(firebaseCodes.length).toBeGreaterThan(100);
    expect(serverCodes.length).toBeGreaterThan(40);
    for (const code of [...firebaseCodes, ...serverCodes]) {
      const row = Object.entries(catalogue).find(([, { firebase, server }]) =>
        ([...firebase, ...server] as string[]).includes(code)
      );
      expect(failureOf(code), code).toBe(row?.[0] ?? "other");
    }
  });

  it.each([
    ["auth/wrong-password", "wrong-password"],
    ["auth/invalid-credential", "invalid-credential"],
    ["INVALID_EMAIL_OR_PASSWORD", "invalid-credential"],
    ["TOKEN_EXPIRED", "expired-action-code"],
    ["auth/internal-error", "other"],
    ["constructor", "other"],
  ])("takes %s for %s", (theirs, ours) => {
    expect(toIdentityFailure({ code: theirs }).code).toBe(ours);
  });

  it("takes an unknown code for unexpected", () => {
    expect(identityFailureMessage(new TypeError("x"))).toMatch(/inesperado/);
    expect(identityFailureMessage(null)).toMatch(/inesperado/);
  });
});

describe("after signing in", () => {
  it("returns to the requested page", () => {
    expect(pathAfterSignIn("?volta=%2Fapp%2Foffer%3Fq%3Dfone")).toBe("/app/offer?q=fone");
  });

  it.each([
    "https://evil.example",
    "//evil.example/app",
    "/application",
    "javascript:alert(1)",
    "",
  ])(
    "does not redirect to %s",
    (back) => {
      expect(pathAfterSignIn(`?volta=${encodeURIComponent(back)}`)).toBe("/app/gerador");
    },
  );
});
