import { describe, expect, it } from "vitest";
import { decodeCapture } from "../../web/browser/capture.ts";
import { pasteKey } from "../../web/screens/generator/paste_key.ts";
import { readPasted, takesThePlace } from "../../web/screens/generator/pasted_input.ts";

describe("what is pasted", () => {
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
  ])("%j is read as %j", (text, expected) => {
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
])("%j, pasted over %j, takes its place: %s", (pasted, text, expected) => {
  expect(takesThePlace(pasted, text)).toBe(expected);
});

/** A tab's storage. */
function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

describe("the key of a paste", () => {
  it("is one for a double click, also when the answer came between the clicks", () => {
    let now = 0;
    const key = pasteKey(() => now, tab());
    const first = key.of("https://a");
    key.answered();
    now = 300;
    expect(key.of("https://a")).toBe(first);
  });

  it("is new for another text, for the same text pasted again, and later on", () => {
    let now = 0;
    const key = pasteKey(() => now, tab());
    const first = key.of("https://a");
    const other = key.of("https://b");
    key.renew();
    const again = key.of("https://b");
    key.answered();
    now = 6_000;
    const later = key.of("https://b");
    expect(new Set([first, other, again, later]).size).toBe(4);
  });

  it("is the same after a reload, or another screen, in the middle of the reading", () => {
    const storage = tab();
    const first = pasteKey(Date.now, storage).of("https://a");
    expect(pasteKey(Date.now, storage).of("https://a")).toBe(first);
    expect(pasteKey(Date.now, tab()).of("https://a")).not.toBe(first);
  });

  it("stays for a retry after a request that got no answer", () => {
    let now = 0;
    const key = pasteKey(() => now, tab());
    const first = key.of("https://a");
    now = 60_000;
    expect(key.of("https://a")).toBe(first);
  });
});

describe("a capture in the address", () => {
  const encode = (value: unknown) =>
    new TextEncoder().encode(JSON.stringify(value)).toBase64({
      alphabet: "base64url",
      omitPadding: true,
    });

  it("is read with its accents, and has the same key each time", () => {
    const html = "<h1>Pão de açúcar</h1>????>>>>";
    const encoded = encode({ url: "https://loja.com/", html });
    expect(encoded).toMatch(/-.*_|_.*-/); // what base64url writes otherwise than base64
    const capture = decodeCapture(encoded);
    expect(capture).toMatchObject({ url: "https://loja.com/", html });
    expect(decodeCapture(encoded)?.key).toBe(capture?.key);
    expect(decodeCapture(encode({ url: "https://loja.com/", html: "" }))?.key)
      .not.toBe(capture?.key);
  });

  it.each(["", "%%%", "abc", btoa("[]"), btoa('{"url":1,"html":"x"}')])(
    "that is broken (%s) is none",
    (encoded) => {
      expect(decodeCapture(encoded)).toBeNull();
    },
  );
});
