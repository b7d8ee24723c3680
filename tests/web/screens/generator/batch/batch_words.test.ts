import { describe, expect, it } from "vitest";
import { addressParts } from "../../../../../web/screens/generator/address_parts.ts";
import {
  canEnterManually,
  canRetry,
  linkNote,
  linkState,
  linkTitle,
  progressSentence,
} from "../../../../../web/screens/generator/batch/batch_words.ts";
import { readAmazonPasted } from "../../../../../web/screens/generator/pasted_input.ts";

const link = { url: "https://www.loja.example/chaleira?cor=azul", status: "WAITING" } as const;
const offer = { title: "Chaleira", shop: "Loja", price: { formatted: "R$ 10,00" } };

describe("a pasted link", () => {
  it("goes by its host until it is an offer", () => {
    expect([linkTitle(link), linkNote(link)]).toEqual(["loja.example", link.url]);
    const done = { ...link, status: "DONE", offer } as const;
    expect([linkTitle(done), linkNote(done)]).toEqual(["Chaleira", "R$\u00a010,00 · Loja"]);
  });

  it("is tried again unless it is no link, and filled in where its page is the trouble", () => {
    const failed = { ...link, status: "FAILED" } as const;
    expect(canEnterManually({ error: { code: "PAGE_BLOCKED" } })).toBe(true);
    expect(canEnterManually({ error: { code: "OFFERS_LIMIT" } })).toBe(false);
    expect(canRetry({ ...failed, error: { code: "PAGE_BLOCKED" } })).toBe(true);
    expect(canRetry({ ...failed, error: { code: "LINK_INVALID" } })).toBe(false);
    expect(linkTitle({ ...failed, url: "não é link" })).toBe("não é link");
  });

  it("is told apart from one whose offer was deleted", () => {
    expect(linkState({ status: "DONE", offer })).toBe("ready");
    expect(linkState({ status: "DONE", offer: null })).toBe("deleted");
  });
});

it.each([
  [{ total: 12, done: 8, failed: 1 }, "8 de 12 prontas · 1 não deu · lendo mais 3"],
  [{ total: 2, done: 1, failed: 0 }, "1 de 2 prontas · lendo a última"],
  [{ total: 4, done: 2, failed: 2 }, "2 de 4 prontas · 2 não deram"],
])("%j is told as %j", (batch, told) => {
  expect(progressSentence(batch)).toBe(told);
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

it("shows of an address its host and the tag apart", () => {
  expect(addressParts("https://www.amazon.com.br/dp/B0?tag=eu-20&x=1", "eu-20")).toEqual([
    { text: "www.amazon.com.br", kind: "host" },
    { text: "/dp/B0?tag=", kind: "rest" },
    { text: "eu-20", kind: "tag" },
    { text: "&x=1", kind: "rest" },
  ]);
});
