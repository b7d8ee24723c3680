import { expect, test } from "vitest";
import { fieldsFor, openField, rangeOf } from "../../../../web/screens/templates/body_edit.ts";
import {
  changesOf,
  inputOf,
  isInSeason,
  valuesOf,
} from "../../../../web/screens/templates/template_values.ts";

const fields = ["titulo", "preco", "preco_antigo", "cupom"].map((name) => ({
  name,
  about: name === "cupom" ? "o código do cupom" : name,
  mayBeMissing: false,
}));
const names = (typed: string) => fieldsFor(typed, fields).map(({ name }) => name);

test("a brace that is open before the caret asks for a field; one that is closed or escaped does not", () => {
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

test("a place is a range of the text; one of no length is the whole", () => {
  const text = "Oi\n{precio}";
  const { start, end } = rangeOf(text, { line: 2, column: 1, length: 8 });
  expect(text.slice(start, end)).toBe("{precio}");
  expect(rangeOf(text, { line: 1, column: 1, length: 0 })).toEqual({ start: 0, end: text.length });
});

const template = {
  name: "Natal",
  marketplace: "AMAZON" as const,
  season: { name: "Natal", firstDay: "12-01", lastDay: "12-25" },
  variants: [{ slot: 0, body: "{link}", weight: 1 }],
  active: true,
};

test("what a form holds is what the server takes, days as one writes them", () => {
  const values = valuesOf(template);
  expect(values).toMatchObject({ firstDay: "01/12", lastDay: "25/12" });
  expect(inputOf(values)).toEqual(template);
  expect(inputOf({ ...values, firstDay: "1-12", marketplace: "", hasSeason: true })).toMatchObject({
    marketplace: null,
    season: { firstDay: "12-01" },
  });
});

test("only what changed is sent: to say again that it is in use would put it first", () => {
  const base = valuesOf(template);
  expect(changesOf(base, base)).toEqual({});
  expect(changesOf({ ...base, name: "Outro" }, base)).toEqual({ name: "Outro" });
  expect(changesOf({ ...base, hasSeason: false }, base)).toEqual({ season: null });
});

test("a season holds on its days, over New Year's too", () => {
  const on = (text: string) => new Date(`${text}T12:00:00`);
  expect(isInSeason(template.season, on("2026-12-25"))).toBe(true);
  expect(isInSeason(template.season, on("2026-12-26"))).toBe(false);
  const party = { name: "Festas", firstDay: "12-20", lastDay: "01-06" };
  expect(
    [on("2026-12-31"), on("2027-01-06"), on("2027-01-07")].map((day) => isInSeason(party, day)),
  )
    .toEqual([true, true, false]);
});
