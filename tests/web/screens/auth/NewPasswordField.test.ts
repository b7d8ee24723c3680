import { expect, test } from "vitest";
import { passwordHint } from "../../../../web/screens/auth/NewPasswordField.tsx";

test.each([
  ["", /8 caracteres/],
  ["curta", /8 caracteres/],
  ["aaaaaaaaaaaaaaaa", /adivinhar/],
  ["abcdefghijklmnop", /adivinhar/],
  ["1234567890", /adivinhar/],
  ["joana.lima2026!", /adivinhar/], // made of the e-mail
  ["cafe7forte", /Razoável/],
  ["três cafés frios", /^Forte/],
])("for %j the hint is %s", (password, says) => {
  expect(passwordHint(password, "joana.lima@example.com")).toMatch(says);
});

test("a short name in the e-mail makes no password weak", () => {
  expect(passwordHint("banana com canela", "ana@example.com")).toMatch(/^Forte/);
});
