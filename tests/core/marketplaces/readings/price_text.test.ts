import { expect, test } from "vitest";
import { plainText } from "../../../../server/core/marketplaces/readings/plain_text.ts";
import {
  currencyCode,
  machineCents,
  parsePrice,
} from "../../../../server/core/marketplaces/readings/price_text.ts";
import { readPriceTalk } from "../../../../server/core/marketplaces/readings/price_talk.ts";
import { processorTime } from "../../../support/processor_time.ts";

test.each<[string, string | null, string | null]>([
  ["R$ 1.234,56", null, "123456 BRL"],
  ["R$\u00a01.234,56", null, "123456 BRL"],
  ["R$1.234", null, "123400 BRL"],
  ["R$ 59,9", null, "5990 BRL"],
  ["R$19,99R$19,99", null, "1999 BRL"],
  ["R$ 1,234.56", null, "123456 BRL"],
  ["1.234,56 €", null, "123456 EUR"],
  ["1 234,56 €", null, "123456 EUR"],
  ["US$ 10.99", null, "1099 USD"],
  ["US $10.99", null, "1099 USD"],
  ["59 reais", null, "5900 BRL"],
  ["$10.99", "USD", "1099 USD"],
  ["$1,299", "USD", "129900 USD"],
  ["$1.299", "CLP", "129900 CLP"],
  ["R$ 10 e R$ 20", null, null],
  ["$10.99", "BRL", null], // whose dollar?
  ["$10.99", null, null],
  ["$1.299", "USD", null], // a thousand, or three decimals?
  ["R$ 1,234", null, null],
  ["R$ 0,00", null, null],
  ["R$ 1.23.456", null, null],
  ["R$ 1.234.56", null, null],
  ["R$ 21.474.836,47", null, "2147483647 BRL"],
  ["R$ 21.474.836,48", null, null], // more than can be kept
  ["R$ 999.999.999.999.999.999.999,00", null, null],
  ["R$ 123456789012345678", null, null],
  ["999 999 999 999 999 999,00 €", null, null],
  ["grátis", null, null],
])("%s at a shop that sells in %s is %s", (text, home, price) => {
  const parsed = parsePrice(text, home);
  expect(parsed && `${parsed.cents} ${parsed.currency}`).toBe(price);
});

test.each<[unknown, number | null]>([
  ["557.46", 55746],
  [3185.31, 318531],
  [89.99000000000001, 8999],
  ["1234", 123400],
  ["1234.5600", 123456],
  ["59,90", 5990],
  ["R$ 1.234,56", 123456],
  ["1,234.56", 123456],
  ["1.234", null], // a Brazilian template's thousand, or three decimals
  [1.234, null],
  ["10.990", null],
  [0, null],
  [-5, null],
  ["99999999999", null],
  ["21474836.47", 2147483647],
  ["21474836.48", null],
  [21474836.48, null],
  ["21.474.836,48", null],
  ["grátis", null],
  [null, null],
  [{}, null],
])("structured data's price %s is %s cents", (value, cents) => {
  expect(machineCents(value)).toBe(cents);
});

test.each([["R$", "BRL"], ["brl", "BRL"], [" EUR ", "EUR"], ["reais", "BRL"], ["dinheiro", null], [
  "constructor",
  null,
], [986, null]])(
  "the currency %s is %s",
  (value, code) => expect(currencyCode(value)).toBe(code),
);

type PriceFacts = { price?: number; old?: number; pix?: number; card?: number };
test.each<[string, PriceFacts]>([
  ["De ~R$ 199,90~ por R$ 149,90 no Pix ou R$ 159,90 em 10x de R$ 15,99", {
    price: 14990,
    old: 19990,
    pix: 14990,
    card: 15990,
  }],
  ["De R$ 199,90 por R$ 149,90", { price: 14990, old: 19990 }],
  ["~R$ 3.899~ R$ 3.185,31 18% OFF no Pix ou R$ 3.579 em 10x R$ 357,90 sem juros", {
    price: 318531,
    old: 389900,
    pix: 318531,
    card: 357900,
  }],
  ["R$ 918 ~R$1.199~", { price: 91800, old: 119900 }],
  ["10x de R$ 15,90", {}],
  ["R$ 159,00 em até 10x de R$ 15,90", { price: 15900, card: 15900 }],
  ["R$ 160 ou R$ 150 no Pix", { price: 16000, pix: 15000 }],
  ["No Pix: R$ 150 | No cartão: R$ 160", { price: 15000, pix: 15000, card: 16000 }],
  ["R$ 150 à vista no Pix", { price: 15000, pix: 15000 }],
  ["R$ 59,90 com cupom de R$ 10", { price: 5990 }],
  ["Cupom de R$ 10 OFF", {}],
  ["Frete R$ 9,90. Preço: R$ 30", { price: 3000 }],
  ["A partir de R$ 20", {}],
  ["R$ 10 a R$ 20", {}],
  ["R$ 10 - R$ 20", {}],
  ["Leve por R$ 10 a R$ 20", {}],
  ["R$ 50 ou R$ 80", {}],
  ["R$ 59,90 (R$ 12,00/kg)", { price: 5990 }],
  ["Antes: R$ 80, agora R$ 60", { price: 6000, old: 8000 }],
  ["De R$ 50 por R$ 60", { price: 6000 }], // no discount: no old price
  ["Economize R$ 30: por R$ 60", { price: 6000 }],
  ["*R$ 59,90* R$ 59,90", { price: 5990 }],
  ["De R$ 199,90 por US$ 30", { price: 3000 }],
])("%s says %o", (text, { price, old, pix, card }) => {
  const talk = readPriceTalk(text);
  expect({
    price: talk.price?.cents,
    old: talk.oldPrice?.cents,
    pix: talk.pixPrice?.cents,
    card: talk.cardPrice?.cents,
  }).toEqual({ price, old, pix, card });
});

test.each<[string, number | undefined]>([
  ["A partir de R$ 20", 2000],
  ["R$ 10 a R$ 20", 1000],
  ["A partir de R$ 99,90 ou R$ 94,90 no Pix", 9990],
  ["A partir de R$ 94,90 no Pix ou R$ 99,90 no cartão", 9490],
  ["~R$ 99,90 - R$ 149,90~ R$ 79,90 - R$ 129,90", 7990],
  ["R$ 10 a R$ 20 ou R$ 30 a R$ 40", undefined],
  ["Frete grátis a partir de R$ 199", undefined],
  ["Em 10x a partir de R$ 9,99", undefined],
  ["Assinatura a partir de R$ 9,99", undefined],
  ["A partir de R$ 9,90 por mês", undefined],
  ["10x de R$ 10 a R$ 20", undefined],
  ["Por R$ 20", undefined],
])("%s has the least sum %o, and no price of it", (text, lowest) => {
  const { lowestPrice, price, pixPrice, cardPrice } = readPriceTalk(text);
  expect(lowestPrice?.cents).toBe(lowest);
  if (lowest) expect([price, pixPrice, cardPrice]).toEqual([null, null, null]);
});

test("a long text of prices is read in linear time", async () => {
  const spent = await processorTime(() => {
    readPriceTalk("R$ 1 por de ~ 10x pix cupom até ".repeat(20_000));
    for (const part of ["111'", "111 ", "111.", "1", "R$ ", "R$ 1 ", " "]) {
      parsePrice(part.repeat(50_000));
    }
  });
  expect(spent).toBeLessThan(3_000);
});

test.each<[string, string | null]>([
  ["  Caneca\n\tAzul\u00a0500 ml ", "Caneca Azul 500 ml"],
  ["Caneca\u202e\u200b Azul\u0000", "Caneca Azul"],
  ["Cafe\u0301", "Café"],
  ["\ud800 Caneca", "Caneca"],
  ["👩‍🍳 Avental", "👩‍🍳 Avental"],
  ["\u200b \u0007", null],
  [`A${"\u0301\u0316".repeat(2_000)}b`, `A${"\u0301\u0316".repeat(4)}b`.normalize("NFC")],
])("%j as plain text is %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test("a title of five thousand characters is cut at three hundred, never inside a character", () => {
  expect([...plainText("🙂".repeat(5_000))!]).toHaveLength(300);
  expect(plainText("🙂".repeat(5_000))!.isWellFormed()).toBe(true);
});
