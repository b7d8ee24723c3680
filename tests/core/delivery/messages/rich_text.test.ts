import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cut,
  parseMarks,
  plainText,
  type RichText,
  writeMarks,
} from "../../../../server/core/delivery/messages/rich_text.ts";
import { markedRuns } from "../../../../web/ui/display/MessageBubble.tsx";

test("marks become styles, and are gone from the text", () => {
  expect(parseMarks("De ~R$ 10,00~ por *R$ 8,00*\n_hoje_")).toEqual([
    { text: "De " },
    { text: "R$ 10,00", strike: true },
    { text: " por " },
    { text: "R$ 8,00", bold: true },
    { text: "\n" },
    { text: "hoje", italic: true },
  ]);
});

test("a mark within another adds its style", () => {
  expect(parseMarks("*_a_* ~b *c _d_*~")).toEqual([
    { text: "a", bold: true, italic: true },
    { text: " " },
    { text: "b ", strike: true },
    { text: "c ", strike: true, bold: true },
    { text: "d", strike: true, bold: true, italic: true },
  ]);
});

test.each([
  "3 * 4 = 12",
  "*aberto",
  "* solto *",
  "snake_case_name",
  "5*6*7",
  "*não\nfecha*",
  "https://loja.com/a_b_c?x=*1*&y=~2~",
  "**",
  "",
])("marks that are not directly around words stay as written: %j", (text) => {
  expect(parseMarks(text)).toEqual(text === "" ? [] : [{ text }]);
});

test("an address within marks takes their style and keeps its own characters", () => {
  expect(parseMarks("*veja https://loja.com/_a_ já*")).toEqual([
    { text: "veja https://loja.com/_a_ já", bold: true },
  ]);
});

const words = fc.array(
  fc.constantFrom("*", "_", "~", " ", "\n", "a", "R$ 10", "á", "🔥", "https://x.br/_a_", "<b>"),
  { maxLength: 40 },
).map((parts) => parts.join(""));

test("the outer marks are those that the screen shows", () => {
  fc.assert(
    fc.property(words, (text) => {
      const shown = text.split("\n").map((line) =>
        markedRuns(line).map(({ style, text }) =>
          /plain|link/.test(style) ? text : plainText(parseMarks(text))
        ).join("")
      );
      expect(plainText(parseMarks(text))).toBe(shown.join("\n"));
    }),
    { numRuns: 1_000 },
  );
});

test("of any text only marks are lost, and no span is empty or like its neighbour", () => {
  fc.assert(fc.property(words, (text) => {
    const spans = parseMarks(text);
    const bare = (any: string) => any.replace(/[*_~]/g, "");
    expect(bare(plainText(spans))).toBe(bare(text));
    const styles = spans.map(({ text, ...style }) => (expect(text).not.toBe(""), style));
    for (const [index, style] of styles.slice(1).entries()) {
      expect(style).not.toEqual(styles[index]);
    }
  }));
});

test("hostile marks take no longer than their length", () => {
  for (const text of ["*a".repeat(50_000), "*_~".repeat(50_000), "_".repeat(100_000)]) {
    expect(plainText(parseMarks(text)).length).toBeLessThanOrEqual(text.length);
  }
});

test("a cut gives two pieces that make the whole, each with its styles", () => {
  const text = parseMarks("um *dois* três");
  expect(cut(text, 5)).toEqual([
    [{ text: "um " }, { text: "do", bold: true }],
    [{ text: "is", bold: true }, { text: " três" }],
  ]);
  expect(cut(text, 0)).toEqual([[], text]);
  expect(cut(text, 99)).toEqual([text, []]);
});

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
])("a text with marks is the same after writing and parsing: %j", (text) => {
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
