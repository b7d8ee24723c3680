import { expect, test } from "vitest";
import { messageRate } from "../../../../server/core/automation/sources/message_rate.ts";
import { readSourceMessage } from "../../../../server/core/automation/sources/read_source_message.ts";

test.each<[string, string, string[], string[]]>([
  [
    "a promotion",
    "🔥 *Fone JBL* de R$ 299 por R$ 199\nhttps://amzn.to/3abcDEF\nCupom: *FONE20*",
    ["https://amzn.to/3abcDEF"],
    ["FONE20"],
  ],
  ["codes alone", "Cupom: CASA20 na Shopee, e com o cupom GANHE10", [], ["CASA20", "GANHE10"]],
  [
    "what is no shop's",
    "entrem em https://chat.whatsapp.com/AbCdEf e https://docs.google.com/d/1 ou fale 11 99999-0001",
    [],
    [],
  ],
  ["a shop's front page", "tudo em https://www.amazon.com.br/", [], []],
  ["a shop of the networks", "https://www.kabum.com.br/produto/1", [
    "https://www.kabum.com.br/produto/1",
  ], []],
  ["words that are no code", "CUPOM: ESGOTADO\nCupom EXCLUSIVO", [], []],
  ["the same link twice", "https://amzn.to/3a https://amzn.to/3a", ["https://amzn.to/3a"], []],
])("of %s only shops' links and codes remain", (_, text, links, codes) => {
  expect(readSourceMessage(text)).toEqual({ links, codes });
});

test("a message brings at most five links and codes, and its rest is not read", () => {
  const links = Array.from({ length: 50 }, (_, n) => `https://amzn.to/3${n}`).join(" ");
  const codes = Array.from({ length: 50 }, (_, n) => `cupom: CASA${n}`).join(" ");
  expect(readSourceMessage(links).links).toHaveLength(5);
  expect(readSourceMessage(codes).codes).toHaveLength(5);
  expect(readSourceMessage(`${" a".repeat(5_000)} https://amzn.to/3a`).links).toEqual([]);
});

test("what comes faster than people write is not read", () => {
  let now = 0;
  const isInRate = messageRate(() => now);
  const read = () => Array.from({ length: 100 }, () => isInRate("a")).filter(Boolean).length;
  expect(read()).toBe(30);
  expect(isInRate("b")).toBe(true);
  now = 60_000;
  expect(read()).toBe(30);
});
