import fc from "fast-check";
import { expect, test } from "vitest";
import { messageParts } from "../../../../server/core/delivery/messages/outgoing_parts.ts";
import type { Image } from "../../../../server/core/delivery/messenger.ts";
import {
  parseMarks,
  plainText,
  type RichText,
  type Span,
} from "../../../../server/core/delivery/messages/rich_text.ts";

const image: Image = { bytes: new Uint8Array(1), contentType: "image/jpeg" };
const limits = { text: 40, caption: 20 };

const texts = (text: string, pictured: Image | null, given = limits) =>
  messageParts(parseMarks(text), pictured, given).map((part) => plainText(part.text));

test("what fits is one part", () => {
  expect(messageParts(parseMarks("*Cafeteira*"), image, limits)).toEqual([
    { text: [{ text: "Cafeteira", bold: true }], image },
  ]);
  expect(texts("x".repeat(40), null)).toEqual(["x".repeat(40)]);
});

test("an image goes without text too, and nothing goes without both", () => {
  expect(messageParts([], image, limits)).toEqual([{ text: [], image }]);
  expect(messageParts(parseMarks(" \n "), null, limits)).toEqual([]);
});

test("the image takes as much text with it as fits below, the rest goes on", () => {
  const parts = messageParts(parseMarks("Cafeteira\n\nPor R$ 199,90 no Pix"), image, limits);
  expect(parts).toEqual([
    { text: [{ text: "Cafeteira" }], image },
    { text: [{ text: "Por R$ 199,90 no Pix" }], image: null, continues: true },
  ]);
});

test.each([
  ["the last blank line", "um\n\ndois\n\ntrês quatro cinco", ["um\n\ndois", "três quatro cinco"]],
  ["else the last line", "um dois\ntrês quatro cinco", ["um dois", "três quatro cinco"]],
  ["else the last word", "um dois três quatro cinco", ["um dois três quatro", "cinco"]],
  ["else just there", "a".repeat(25), ["a".repeat(20), "a".repeat(5)]],
  ["a space just behind the limit", `${"a".repeat(20)} bc`, ["a".repeat(20), "bc"]],
  ["a line of spaces, which is blank", "primeira\n  \ndois três quatro", [
    "primeira",
    "dois três quatro",
  ]],
  ["the last line, where a blank one comes too soon", "#pub\n\ncinco dois\ntrês quatro", [
    "#pub\n\ncinco dois",
    "três quatro",
  ]],
])("the cut is at %s", (_where, text, expected) => {
  expect(texts(text, image)).toEqual(expected);
});

test("a cut splits no emoji", () => {
  expect(texts(`${"a".repeat(19)}🔥🔥`, image)).toEqual(["a".repeat(19), "🔥🔥"]);
});

test("a style goes on behind the cut", () => {
  expect(messageParts(parseMarks("*um dois três quatro cinco*"), image, limits)).toEqual([
    { text: [{ text: "um dois três quatro", bold: true }], image },
    { text: [{ text: "cinco", bold: true }], image: null, continues: true },
  ]);
});

/** Every character that can be seen, with its styles. */
const seen = (text: RichText) =>
  text.flatMap(({ text, ...style }: Span) => [...text.replace(/\s/g, "")].map((c) => [c, style]));

const anyText = fc.array(
  fc.record({
    text: fc.string({
      unit: fc.constantFrom("a", "b", " ", "\n", "🔥", "ã", "\u00a0"),
      maxLength: 30,
    }),
    bold: fc.constant(true as const),
  }, { requiredKeys: ["text"] }),
  { maxLength: 12 },
);

test("of any message every visible character arrives once, in order and in style, within limits", () => {
  const anyLimits = fc.record({
    text: fc.integer({ min: 2, max: 60 }),
    caption: fc.integer({ min: 2, max: 30 }),
  });
  fc.assert(
    fc.property(anyText, fc.constantFrom(image, null), anyLimits, (text, pictured, given) => {
      const parts = messageParts(text, pictured, given);
      expect(parts.flatMap((part) => seen(part.text))).toEqual(seen(text));
      for (const [index, part] of parts.entries()) {
        const plain = plainText(part.text);
        const isFirst = index === 0;
        expect(plain.length).toBeLessThanOrEqual(isFirst && pictured ? given.caption : given.text);
        expect(plain).toBe(plain.trim());
        expect(plain.isWellFormed()).toBe(true);
        expect(part.image).toBe(isFirst ? pictured : null);
        if (!part.image) expect(plain).not.toBe("");
      }
    }),
    { numRuns: 500 },
  );
});
