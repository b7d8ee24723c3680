import { expect, test } from "vitest";
import { parseMarks, writeMarks } from "../../../server/core/delivery/messages/rich_text.ts";

const texts = [
  "sem marcas",
  "*Cafeteira _nova_ <3 & mais*\nDe ~R$ 10,00~ por *R$ 8,00*\n\nhttps://loja.com/a_b?c=1&d=2",
  "*a ~b _c_~* d _*e*_ ~f~",
  "~a-*b*~",
  "*a*-_b_",
  "5*3*2 e a_b_c e * solto *",
  "",
];
test.each(texts)("%j is unchanged by parsing and writing", (text) => {
  const neutral = parseMarks(text);
  expect(parseMarks(writeMarks(neutral))).toEqual(neutral);
});

test("marks stand directly around their words, and end with the line", () => {
  const text = writeMarks([{ text: " um\n dois ", bold: true }, { text: "três" }]);
  expect(text).toBe(" *um*\n *dois* três");
});
