import { expect, test } from "vitest";
import {
  needsOffer,
  renderCampaignText,
  type TextFacts,
} from "../../../../server/core/campaigns/texts/campaign_text.ts";
import { textLintRules } from "../../../../server/core/campaigns/texts/text_variables.ts";
import {
  exampleFacts,
  exampleOffer,
} from "../../../../server/core/offers/message/example_offer.ts";
import { noTags } from "../../../../server/core/marketplaces/links/affiliate_tags.ts";
import { lint } from "../../../../server/core/templates/lint.ts";
import type { RetailSeason } from "../../../../server/core/templates/retail_year.ts";

const at = new Date("2026-05-08T15:00:00Z");
const facts: TextFacts = {
  publisher: {
    ...noTags,
    amazonTag: "ana-20",
    hasDisclosure: true,
    signature: "",
    timeZone: "America/Sao_Paulo",
  },
  groupTitle: "Achados da *Ana*",
  at,
  key: null,
};
const textOf = (body: string, season: RetailSeason | null = null) => ({
  variants: [{ slot: 0, body, weight: 1 }],
  season,
  mediaUrl: null,
});
const render = (body: string, season: RetailSeason | null = null, more: Partial<TextFacts> = {}) =>
  renderCampaignText(textOf(body, season), { ...facts, ...more }).text;

test("a text without an offer says its group, its day and its season, and is no advertisement", () => {
  expect(render("Bom dia, {grupo}! Hoje é {dia}, {hoje}.")).toBe(
    "Bom dia, Achados da Ana! Hoje é sexta-feira, 08/05.",
  );
  expect(render("{epoca} é {epoca_em?}, {epoca_dia}", "MOTHERS")).toBe(
    "Dia das Mães é daqui a 2 dias, 10/05",
  );
});

test.each([
  ["2026-05-09T15:00:00Z", "amanhã"],
  ["2026-05-10T15:00:00Z", "hoje"],
  ["2026-05-11T02:59:00Z", "hoje"], // still Sunday in São Paulo
  ["2026-05-11T15:00:00Z", "daqui a 363 dias"],
])("at %s the season is %s", (instant, words) => {
  expect(render("{epoca_em}", "MOTHERS", { at: new Date(instant) })).toBe(words);
});

test("a line about a season disappears without one, and fields of an offer without an offer", () => {
  expect(render("Oi\n{epoca} vem aí\n{titulo} por {preco}\n{link}")).toBe("Oi");
  expect(render("{titulo}")).toBe("");
});

test("a text with an offer shows its fields, and discloses the advertisement", () => {
  const offer = { offer: { ...exampleOffer, sourceUrl: null }, facts: exampleFacts(at) };
  const text = render("{grupo}\n*{titulo}* por {preco}", null, { offer });
  expect(text.startsWith("#publi\n\nAchados da Ana")).toBe(true);
  expect(text).toContain(exampleOffer.title);
});

test("a text that links to a shop is an advertisement; one that links elsewhere is not", () => {
  expect(render("Veja https://www.amazon.com.br/dp/B0ABCDEFGH")).toMatch(
    /^#publi\n\nVeja [^]*associado/iu,
  );
  expect(render("Regras: https://exemplo.com.br/regras")).toBe(
    "Regras: https://exemplo.com.br/regras",
  );
  const quiet = { ...facts.publisher, hasDisclosure: false };
  expect(render("Veja https://shopee.com.br/x", null, { publisher: quiet })).toBe(
    "Veja https://shopee.com.br/x",
  );
});

test("a key always chooses the same wording", () => {
  const text = {
    ...textOf("A"),
    variants: [{ slot: 0, body: "A", weight: 1 }, { slot: 2, body: "C", weight: 1 }],
  };
  const seen = Array.from(
    { length: 40 },
    (_, n) => renderCampaignText(text, { ...facts, key: `dsp_${n}` }),
  );
  expect(new Set(seen.map(({ text, variant }) => `${text}${variant}`))).toEqual(
    new Set(["A0", "C2"]),
  );
  expect(renderCampaignText(text, { ...facts, key: "dsp_1" })).toEqual(seen[1]);
});

const codesOf = (body: string) => lint(body, textLintRules).map(({ code }) => code);

test("only a text of an offer owes a link and prices that change", () => {
  expect(codesOf("Até 50% na Black Friday, e R$ 10 de frete!")).toEqual([]);
  expect(codesOf("{titulo} por R$ 10")).toEqual(["LINK_MISSING", "WRITTEN_PRICE"]);
  expect(codesOf("Oi, {grupo}")).toEqual([]);
  expect(lint("Oi, {gruppo}", textLintRules)[0]).toMatchObject({
    code: "UNKNOWN_VARIABLE",
    suggestion: "{grupo}",
  });
  expect(lint(" ", textLintRules)[0]?.message).toBe("Escreva o texto.");
  expect(needsOffer(textOf("{grupo}"))).toBe(false);
  expect(needsOffer(textOf("{preco}"))).toBe(true);
});

test.each([
  "Olha: amzn.to/3xYz",
  "Olha: *https://www.amazon.com.br*",
  "Olha (HTTPS://WWW.AMAZON.COM.BR/dp/B0ABCDEFGH)",
  "Olha: https://www.awin1.com/cread.php?awinmid=1&awinaffid=2",
])("%s is an advertisement", (body) => {
  expect(render(body)).toMatch(/^#publi/);
});
