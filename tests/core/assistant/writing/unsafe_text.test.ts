import { expect, test } from "vitest";
import { likeness } from "../../../../server/core/assistant/writing/brief.ts";
import { readDrafts } from "../../../../server/core/assistant/writing/draft_by_model.ts";
import {
  cleanTitle,
  isShortened,
  shortenTitle,
} from "../../../../server/core/assistant/writing/shortened_title.ts";
import { unsafeText } from "../../../../server/core/assistant/writing/unsafe_text.ts";

test.each([
  ["", "EMPTY"],
  ["a".repeat(1_201), "TOO_LONG"],
  ["{preço_novo}", "UNKNOWN_FIELD"],
  ["Olha {isto", "UNKNOWN_FIELD"],
  ["Olha 1", "DIGIT"],
  ["Olha o iPhone XV", "DIGIT"],
  ["Parte ii", "DIGIT"],
  ["🥇 achado", "DIGIT"],
  ["São dois", "NUMBER_WORD"],
  ["o segundo chegou", "NUMBER_WORD"],
  ["duaaas", "NUMBER_WORD"],
  ["d-e-z", "NUMBER_WORD"],
  ["vin\nte", null],
  ["alguns reais", "CURRENCY"],
  ["uns % a menos", "CURRENCY"],
  ["olha em loja.tal", "LINK"],
  ["me chama no insta", "LINK"],
  ["#publi", "DISCLOSURE"],
  ["isto não é propaganda", "DISCLOSURE"],
  ["olá\u202eolá", "HIDDEN"],
  ["оlá", "HIDDEN"],
  ["🅰️ boa", "HIDDEN"],
  ["chega amanhã", "TIME"],
  ["presente de Natal", "TIME"],
  ["dia das mães", "TIME"],
  ["o menor preço", "CLAIM"],
  ["está em promoção", "CLAIM"],
  ["Economia de {economia}", null],
  ["Por {economia}", "FIELD_CONTEXT"],
  ["~{preco}~", "FIELD_CONTEXT"],
  ["De ~{preco_antigo}~ por *{preco}*", null],
  ["Por {preco_antigo}", "FIELD_CONTEXT"],
  ["{preco_pix}", "FIELD_CONTEXT"],
  ["veja na Shopee", "OTHER_SHOP"],
  ["uma ideia para o dia a dia, bom dia!", null],
  ["um achado, uma escolha, e só", null],
  ["Você merece 💛 — “olha” (sério)…", null],
])("%j is %s", (text, reason) => {
  expect(unsafeText(text)?.reason ?? null).toBe(reason);
});

test("a text may name its own shop, and no other", () => {
  expect(unsafeText("Está na Amazon", { shop: "Amazon" })).toBeNull();
  expect(unsafeText("Está na Magalu", { shop: "Amazon" })?.reason).toBe("OTHER_SHOP");
});

const title = "Capa para iPhone 15 Pro, sem carregador, preta";
test.each([
  ["Capa para iPhone Pro, sem carregador,", true],
  ["Capa para iPhone 15 sem carregador", false],
  ["iPhone 15 Pro", false],
  ["Capa iPhone 15 Pro", false],
  ["Capa para iPhone 15 Pro, carregador", false],
  ["Capa iPhone para 15, sem", false],
  ["Capa para iPhone 16 Pro, sem", false],
  ["", false],
  [title, true],
])("“%s” is a shortened title: %s", (short, is) => expect(isShortened(short, title)).toBe(is));

test("a long title loses words at its end, and never what says what it is", () => {
  const long =
    "Fritadeira Elétrica Air Fryer Mondial Family Inox Preta 1500 W 127 V Cesto Removível";
  expect(shortenTitle(long)).toBe("Fritadeira Elétrica Air Fryer Mondial Family Inox Preta 1500");
  expect(shortenTitle("Livro")).toBeNull();
  expect(shortenTitle(`${"Fone ".repeat(12)} sem fio`)).toBeNull();
});

test("a title loses links, prices and discounts", () => {
  expect(cleanTitle("Tênis www.x.com por R$ 9,90 com 70% OFF @golpe 42")).toBe(
    "Tênis por com OFF 42",
  );
  expect(cleanTitle("https://x.y")).toBeNull();
});

test("drafts are read from JSON, also between other words, and nothing else", () => {
  const json = JSON.stringify({ drafts: [{ text: " a ", title: 7 }, { text: 1 }, null, "x"] });
  expect(readDrafts("```json\n" + json + "\n```")).toEqual([{ text: "a", title: null }]);
  for (const answer of ["", "não sei", "{", '{"drafts":1}', "{]}"]) {
    expect(readDrafts(answer)).toEqual([]);
  }
  expect(readDrafts(JSON.stringify({ drafts: Array(20).fill({ text: "a" }) }))).toHaveLength(8);
});

test("texts that differ in marks and emojis alone are alike", () => {
  expect(likeness("✨ *Olha* isso!")).toBe(likeness("Olha isso"));
});
