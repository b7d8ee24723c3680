import { expect, test } from "vitest";
import {
  clicksLabel,
  isAmazon,
  shownUrl,
  targetsLabel,
} from "../../../../web/screens/links/link_words.ts";

test.each([
  ["https://www.amazon.com.br/dp/1", true],
  ["amzn.to/1", true],
  ["https://a.co/d/1", true],
  ["https://minhaamazon.com.br", false],
  ["https://loja.example/amazon.com.br", false],
  ["", false],
])("%s is Amazon's: %s", (typed, is) => expect(isAmazon(typed)).toBe(is));

const target = (url: string, isInvitation = false, isFull = false) => ({
  url,
  isInvitation,
  isFull,
});

test.each([
  [[target("https://www.loja.com.br/x")], "loja.com.br"],
  [[target("https://a.example"), target("https://b.example")], "2 destinos"],
  [[target("https://a", true, true), target("https://b", true)], "2 grupos, 1 com vaga"],
])("targets in words", (targets, words) => expect(targetsLabel(targets)).toBe(words));

test("clicks of people, with robots apart", () => {
  expect(clicksLabel({ clickCount: 1, botCount: 0 })).toBe("1 clique");
  expect(clicksLabel({ clickCount: 1_200, botCount: 3 })).toBe("1.200 cliques · 3 robôs à parte");
  expect(shownUrl("https://ofer.ta/natal")).toBe("ofer.ta/natal");
});
