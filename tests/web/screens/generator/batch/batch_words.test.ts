import { describe, expect, it } from "vitest";
import {
  canEnterManually,
  canRetry,
  linkNote,
  linkState,
  linkTitle,
  progressSentence,
} from "../../../../../web/screens/generator/batch/batch_words.ts";

const link = { url: "https://www.loja.example/chaleira?cor=azul", status: "WAITING" } as const;
const offer = { title: "Chaleira", shop: "Loja", price: { formatted: "R$ 10,00" } };

describe("a pasted link", () => {
  it("is named by its host until it is an offer", () => {
    expect([linkTitle(link), linkNote(link)]).toEqual(["loja.example", link.url]);
    const done = { ...link, status: "DONE", offer } as const;
    expect([linkTitle(done), linkNote(done)]).toEqual(["Chaleira", "R$\u00a010,00 · Loja"]);
  });

  it("can be retried unless it is no link, and entered manually when its page is the problem", () => {
    const failed = { ...link, status: "FAILED" } as const;
    expect(canEnterManually({ error: { code: "PAGE_BLOCKED" } })).toBe(true);
    expect(canEnterManually({ error: { code: "OFFERS_LIMIT" } })).toBe(false);
    expect(canRetry({ ...failed, error: { code: "PAGE_BLOCKED" } })).toBe(true);
    expect(canRetry({ ...failed, error: { code: "LINK_INVALID" } })).toBe(false);
    expect(linkTitle({ ...failed, url: "não é link" })).toBe("não é link");
  });

  it("differs from one whose offer was deleted", () => {
    expect(linkState({ status: "DONE", offer })).toBe("ready");
    expect(linkState({ status: "DONE", offer: null })).toBe("deleted");
  });
});

it.each([
  [{ total: 12, done: 8, failed: 1 }, "8 de 12 prontas · 1 não deu · lendo mais 3"],
  [{ total: 2, done: 1, failed: 0 }, "1 de 2 prontas · lendo a última"],
  [{ total: 4, done: 2, failed: 2 }, "2 de 4 prontas · 2 não deram"],
])("%j reads %j", (batch, sentence) => {
  expect(progressSentence(batch)).toBe(sentence);
});
