import { describe, expect, it } from "vitest";
import {
  readAmazonPasted,
  readPasted,
  replacesText,
} from "../../../../web/screens/generator/pasted_input.ts";

describe("a pasted text", () => {
  it.each([
    [" https://loja.com/p/1 ", { url: "https://loja.com/p/1" }],
    ["www.amazon.com.br/dp/B09TMN58KL", { url: "https://www.amazon.com.br/dp/B09TMN58KL" }],
    ["Fone R$ 10 https://s.shopee.com.br/x", {
      sharedText: "Fone R$ 10 https://s.shopee.com.br/x",
    }],
    ["Fone\nhttps://s.shopee.com.br/x", { sharedText: "Fone\nhttps://s.shopee.com.br/x" }],
    ["https://loja.com/p/1 Fone bom", { sharedText: "https://loja.com/p/1 Fone bom" }],
    ["fone de ouvido", { sharedText: "fone de ouvido" }],
    ["   ", null],
    ["https://a.co/x https://a.co/y", { links: "https://a.co/x https://a.co/y" }],
    ["loja.com/p/1\nloja.com/p/2", { links: "loja.com/p/1\nloja.com/p/2" }],
    ["Fone https://a.co/x\nde novo: https://a.co/x", {
      sharedText: "Fone https://a.co/x\nde novo: https://a.co/x",
    }],
  ])("%j is parsed as %j", (text, expected) => {
    expect(readPasted(text)).toEqual(expected);
  });
});

it.each([
  ["https://loja.com/p/2", "https://loja.com/p/1", true],
  ["Fone https://s.shopee.com.br/x", "amzn.to/abc", true],
  ["https://loja.com/p/1", "Fone bom por R$ 10", false],
  ["Fone bom", "https://loja.com/p/1", false],
  ["https://loja.com/p/1", "", false],
  ["https://loja.com/p/2", "https://loja.com/p/1\n", false],
])("%j, pasted over %j, replaces it: %s", (pasted, text, expected) => {
  expect(replacesText(pasted, text)).toBe(expected);
});

describe("Amazon's generator", () => {
  it.each([
    ["b0grm10001", { url: "https://www.amazon.com.br/dp/B0GRM10001" }],
    ["https://amzn.to/3abc", { url: "https://amzn.to/3abc" }],
    ["Olha https://www.amazon.com.br/dp/B0GRM10001", {
      sharedText: "Olha https://www.amazon.com.br/dp/B0GRM10001",
    }],
    ["https://a.co/x\nhttps://www.amazon.com/dp/B0GRM10001", {
      links: "https://a.co/x\nhttps://www.amazon.com/dp/B0GRM10001",
    }],
    ["", null],
  ])("reads %j as %j", (text, read) => {
    expect(readAmazonPasted(text)).toEqual(read);
  });

  it.each([
    "https://loja.example/p",
    "https://amazon.com.br.golpe.example/dp/B0GRM10001",
    "https://a.co/x\nhttps://s.shopee.com.br/y",
  ])("refuses %j", (text) => {
    expect(readAmazonPasted(text)).toHaveProperty("refusal");
  });
});
