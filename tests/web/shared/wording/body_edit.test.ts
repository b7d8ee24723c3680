import { expect, test } from "vitest";
import { fieldsFor, openField, rangeOf } from "../../../../web/shared/wording/body_edit.ts";

const fields = ["titulo", "preco", "preco_antigo", "cupom"].map((name) => ({
  name,
  about: name === "cupom" ? "o código do cupom" : name,
  canBeMissing: false,
}));
const names = (typed: string) => fieldsFor(typed, fields).map(({ name }) => name);

test("an open brace before the caret offers fields; a closed or escaped one does not", () => {
  expect(openField("Por {pre", 8)).toEqual({ start: 4, typed: "pre" });
  expect(openField("Por {", 5)).toEqual({ start: 4, typed: "" });
  for (const text of ["Por {preco}", "\\{pre", "{pre\nço", "nada", "{cupom?"]) {
    expect([text, openField(text, text.length)]).toEqual([text, null]);
  }
});

test("fields are found by how they begin first, then by any part, without accents", () => {
  expect(names("")).toHaveLength(4);
  expect(names("Preç")).toEqual(["preco", "preco_antigo"]);
  expect(names("antigo")).toEqual(["preco_antigo"]);
  expect(names("código")).toEqual(["cupom"]);
  expect(names("xyz")).toEqual([]);
});

test("a range of the text is marked; an empty one marks the whole", () => {
  const text = "Oi\n{precio}";
  const { start, end } = rangeOf(text, { line: 2, column: 1, length: 8 });
  expect(text.slice(start, end)).toBe("{precio}");
  expect(rangeOf(text, { line: 1, column: 1, length: 0 })).toEqual({ start: 0, end: text.length });
});
