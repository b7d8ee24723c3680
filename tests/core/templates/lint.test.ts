import { expect, test } from "vitest";
import { lint, lintLength } from "../../../server/core/templates/lint.ts";
import { allReadyTemplates } from "../../../server/core/templates/ready_templates.ts";

const found = (body: string) =>
  lint(body).map(({ code, line, column, length }) => [code, line, column, length]);
const about = (body: string, code: string) => lint(body).find((its) => its.code === code);

test("the product's own template has no warnings", () => {
  for (const { body } of allReadyTemplates) expect(lint(body)).toEqual([]);
});

test("an unknown variable is an error at its place, with the nearest one", () => {
  expect(lint("{link}\nPor *{precio?}*")).toEqual([{
    code: "UNKNOWN_VARIABLE",
    severity: "ERROR",
    line: 2,
    column: 6,
    length: 9,
    suggestion: "{preco?}",
    message: "O campo {precio} não existe. Você quis dizer {preco?}?",
  }]);
  expect(about("{horoscopo} {link}", "UNKNOWN_VARIABLE")).toMatchObject({
    suggestion: null,
    message: "O campo {horoscopo} não existe. Escolha um da lista.",
  });
});

test("a brace that belongs to no variable is an error, unless it is escaped", () => {
  expect(found("{link} {2 peças}")).toEqual([
    ["STRAY_BRACE", 1, 8, 1],
    ["STRAY_BRACE", 1, 16, 1],
  ]);
  expect(found("{titulo\n{link}")).toEqual([["STRAY_BRACE", 1, 1, 1]]);
  expect(found(String.raw`{link} \{2 peças\}`)).toEqual([]);
});

test("a template without a link is warned of", () => {
  expect(about("{titulo}", "LINK_MISSING")).toMatchObject({
    severity: "WARNING",
    suggestion: "{link}",
  });
  expect(found("{link?}")).toEqual([]);
});

test("a price or a discount in words is warned of, with the variable to use", () => {
  expect(found("{link} por R$ 99,90")).toEqual([["WRITTEN_PRICE", 1, 12, 8]]);
  expect(about("{link} com 50% OFF", "WRITTEN_PRICE")).toMatchObject({
    column: 12,
    length: 3,
    suggestion: "{desconto}",
  });
  expect(found("{link} de 2 kg em 3 cores")).toEqual([]);
});

test.each([
  ["*{titulo} {link}", [[1, 1]]],
  ["*{titulo}* _{loja} {link}", [[1, 12]]],
  ["{link} ~a* b", [[1, 8], [1, 10]]],
  ["{link}\nOi *bom dia", [[2, 4]]],
])("marks without their pair are warned of: %s", (body, places) => {
  expect(
    lint(body).filter(({ code }) => code === "UNBALANCED_MARK").map((
      its,
    ) => [its.line, its.column]),
  )
    .toEqual(places);
});

test.each([
  "*_{titulo}_* {link}",
  "{link} 5*3 = 15, nome_dele, a * b",
  "* item de lista {link}",
  "https://loja.example/a_b*c {link}",
  "*{titulo}*, ~{preco_antigo}~! {link}",
])("correct marks, or none, give no warning: %s", (body) => {
  expect(lint(body).filter(({ code }) => code === "UNBALANCED_MARK")).toEqual([]);
});

test("a line that could stay with half its values is warned of, with the mark that prevents it", () => {
  expect(about("De {preco_antigo} por {preco}\n{link}", "HALF_EMPTY_LINE")).toMatchObject({
    line: 1,
    column: 4,
    length: 14,
    suggestion: "{preco_antigo?}",
  });
  expect(found("De {preco_antigo?} por {preco}\n{preco} {no_pix} {link}")).toEqual([]);
});

test("an empty template, and one too long, cannot be saved", () => {
  expect(found(" \n")).toEqual([["EMPTY", 1, 1, 0]]);
  expect(found(`{link}${"a".repeat(4_091)}`)).toEqual([["TOO_LONG_TO_SAVE", 1, 1, 0]]);
});

test("errors come before warnings, each from top to bottom", () => {
  expect(found("*a\n{b1}\n{preço\n{link}").map(([code]) => code)).toEqual([
    "UNKNOWN_VARIABLE",
    "STRAY_BRACE",
    "UNBALANCED_MARK",
  ]);
});

test("a text too long for one message of a messenger names the messenger, and the consequence", () => {
  expect(lintLength("a".repeat(1_024), true)).toEqual([]);
  const [telegram, whatsapp] = lintLength(`*${"a".repeat(1_100)}*`, true);
  expect(telegram!.message).toBe(
    "Com foto, o Telegram leva 1.024 caracteres por mensagem: o resto desta vai em outra, logo depois.",
  );
  expect(whatsapp!.message).toContain("WhatsApp");
  expect(lintLength("a".repeat(4_097), false).map(({ message }) => message.slice(0, 10)))
    .toEqual(["O Telegram"]);
});
