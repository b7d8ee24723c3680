import { expect, test } from "vitest";
import { parseMarks, type RichText } from "../../../../server/core/delivery/messages/rich_text.ts";
import { writeMarks } from "../../../../server/core/delivery/messages/write_marks.ts";

test.each([
  "sem marcas",
  "*Cafeteira _nova_ <3 & mais*",
  "_*toda* em itálico_",
  "De ~R$ 10,00~ por *R$ 8,00*",
  "*~_tudo_~*",
  "*um* *dois* _três_",
  "*negrito*\n\nhttps://loja.com/a_b*c?d=~e",
  "2 * 3 * 4 _ 5",
  "",
])("a text with marks is the same after it was neutral: %j", (text) => {
  expect(parseMarks(writeMarks(parseMarks(text)))).toEqual(parseMarks(text));
});

test("a style that lasts longer goes around one that ends before it", () => {
  const text: RichText = [
    { text: "tudo ", bold: true },
    { text: "aqui", bold: true, italic: true },
    { text: " e mais", bold: true },
  ];
  expect(writeMarks(text)).toBe("*tudo _aqui_ e mais*");
});

test("a style that outlasts the one around it is closed with it, and opened again", () => {
  const text: RichText = [
    { text: "um", bold: true },
    { text: "dois", bold: true, strike: true },
    { text: "três", strike: true },
  ];
  expect(writeMarks(text)).toBe("*um~dois~*~três~");
});
