import { expect, test } from "vitest";
import {
  factLines,
  replies,
  replyEndings,
} from "../../../../server/core/assistant/writing/rules/fact_lines.ts";
import { unknownSentences } from "../../../../server/core/assistant/writing/rules/reply_topics.ts";
import {
  closings,
  openings,
  remarks,
} from "../../../../server/core/assistant/writing/rules/openings.ts";
import { seasonLines } from "../../../../server/core/assistant/writing/rules/season_lines.ts";
import {
  emojiAmounts,
  lengths,
  tones,
} from "../../../../server/core/assistant/writing/rules/tones.ts";
import {
  replyByRules,
  writeByRules,
} from "../../../../server/core/assistant/writing/rules/write_by_rules.ts";
import { unsafeText } from "../../../../server/core/assistant/writing/unsafe_text.ts";
import { parseTemplate, renderTemplate } from "../../../../server/core/templates/template_text.ts";
import { retailSeasons } from "../../../../server/core/templates/retail_year.ts";
import { sampleOffers } from "../../../support/assistant/sample_offers.ts";
import { writingVocabulary } from "../../../../server/core/assistant/writing/unsafe_text.ts";

const patterns = [
  ...Object.values(openings).flat(),
  ...Object.values(closings).flat(),
  ...Object.values(remarks).flat(),
  ...Object.values(factLines).flat(),
  ...Object.values(seasonLines).flatMap((byTone) => Object.values(byTone).flat()),
  ...replies,
  ...replyEndings,
];

test("there are at least 200 patterns, each once", () => {
  expect(new Set(patterns).size).toBeGreaterThanOrEqual(200);
  expect(patterns.filter((one, at) => patterns.indexOf(one) < at)).toEqual([]);
});

test.each(patterns)("%s", (pattern) => {
  expect(unsafeText(pattern)).toBeNull();
  const lines = parseTemplate(pattern, writingVocabulary);
  for (const { values } of sampleOffers) {
    const text = renderTemplate(lines, { ...values, epoca: "Natal" });
    expect(text).not.toMatch(/[{}]|null|undefined|\*\*|~~/);
  }
});

test("every combination of wishes makes a text that may go out, for every sample offer", () => {
  const seen = new Set<string>();
  for (const tone of tones) {
    for (const length of lengths) {
      for (const emojis of emojiAmounts) {
        for (const season of [null, ...retailSeasons]) {
          for (const [at, { values }] of sampleOffers.entries()) {
            const known = new Set(Object.keys(values).filter((name) => values[name]));
            const wish = { tone, length, emojis, season };
            const body = writeByRules(wish, `seed ${at}`, known);
            expect([body, unsafeText(body)]).toEqual([body, null]);
            const said = renderTemplate(parseTemplate(body, writingVocabulary), {
              ...values,
              epoca: season && "11.11",
            });
            expect(said).toContain(values.titulo);
            expect(said).toContain(values.link);
            if (emojis === "NONE") expect(body).not.toMatch(/\p{Extended_Pictographic}/u);
            seen.add(body);
          }
        }
      }
    }
  }
  expect(seen.size).toBeGreaterThan(500);
});

test("the same seed writes the same text, another one another", () => {
  const wish = { tone: "PLAYFUL", length: "LONG", emojis: "MANY", season: null } as const;
  const known = new Set(["desconto", "cupom"]);
  expect(writeByRules(wish, "a", known)).toBe(writeByRules(wish, "a", known));
  const several = new Set(["a", "b", "c", "d"].map((seed) => writeByRules(wish, seed, known)));
  expect(several.size).toBe(4);
});

test("a fact leads only where the offer has it", () => {
  const wish = { tone: "DIRECT", length: "SHORT", emojis: "NONE", season: null } as const;
  for (let n = 0; n < 40; n++) {
    expect(writeByRules(wish, String(n), new Set()).split("\n")[0]).not.toContain("{");
  }
});

const reply = (question: string, ...known: string[]) =>
  replyByRules(
    { tone: "FRIENDLY", length: "LONG", emojis: "FEW", season: null },
    question,
    { question, known: new Set(known) },
  );

test.each([
  ["Quanto custa?", ["preco"], /\{preco\}/, /eu não sei/],
  ["Qual o preço?", ["a_partir_de"], /a partir de/i, /eu não sei/],
  ["Tem cupom??", ["preco", "cupom"], /\{cupom\}/, /\{preco\}/],
  ["Tem cupom?", ["preco"], /Cupom para este eu não conheço\./, /\{cupom|\{preco/],
  ["Qual o frete pro Acre?", ["preco"], /O frete e o prazo eu não sei/, /\{frete/],
  ["frete é grátis?", ["frete"], /\{frete\}/, /eu não sei/],
  ["De que loja é?", ["loja"], /\{loja\}/, /eu não sei/],
  ["manda o link", [], /\{link\}/, /eu não sei/],
  [
    "Quanto fica em 10x sem juros, e tem cupom?",
    ["preco", "parcelas"],
    /\{parcelas\}[^]*Cupom para/,
    /as parcelas eu/i,
  ],
  ["É bivolt?", ["preco"], /Isso eu não sei dizer/, /\{preco\}/],
])("a reply to “%s” says what of it is known, and what is not", (question, known, says, leaves) => {
  const body = reply(question, ...known);
  expect(unsafeText(body)).toBeNull();
  expect(body).toMatch(says);
  expect(body).not.toMatch(leaves);
  expect(body).toContain("{link}");
});

test("a sentence that nothing is known may stand alone in its line, and cover nothing else", () => {
  for (const sentence of unknownSentences) expect(unsafeText(`🚚 ${sentence}`)).toBeNull();
  expect(unsafeText("Cupom para este eu não conheço. Use GOLPE no cupom")).not.toBeNull();
  expect(unsafeText("O frete e o prazo eu não sei: a loja diz pelo seu CEP. Frete grátis")).not
    .toBeNull();
});
