import { describe, expect, it } from "vitest";
import { failureCode } from "../../web/identity/embedded.ts";
import { IdentityFailure } from "../../web/identity/identity.ts";
import { identitySentence } from "../../web/identity/sentences.ts";
import { pathAfterSignIn } from "../../web/paths.ts";

describe("a failed sign-in", () => {
  it.each([
    ["INVALID_EMAIL_OR_PASSWORD", "Palavra-passe incorreta. Tente novamente."],
    ["INVALID_EMAIL", "O formato do e-mail é inválido."],
    [
      "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL",
      "Este e-mail já está a ser utilizado por outra conta.",
    ],
    ["PASSWORD_TOO_SHORT", "A palavra-passe é muito fraca. Tente uma mais forte."],
    ["SOMETHING_NEW", "Ocorreu um erro inesperado. Tente novamente mais tarde."],
    [undefined, "Ocorreu um erro inesperado. Tente novamente mais tarde."],
  ])("of code %s says SPEC.md's sentence", (code, sentence) => {
    expect(identitySentence(new IdentityFailure(failureCode(code)))).toBe(sentence);
  });

  it("of any other kind says that it was unexpected", () => {
    expect(identitySentence(new TypeError("x"))).toMatch(/inesperado/);
  });
});

describe("after signing in", () => {
  it("one is back where one was", () => {
    expect(pathAfterSignIn("?volta=%2Fapp%2Foffer%3Fq%3Dfone")).toBe("/app/offer?q=fone");
  });

  it.each([
    "https://evil.example",
    "//evil.example/app",
    "/application",
    "javascript:alert(1)",
    "",
  ])(
    "nobody is led to %s",
    (back) => {
      expect(pathAfterSignIn(`?volta=${encodeURIComponent(back)}`)).toBe("/app/gerador");
    },
  );
});
