import { describe, expect, it, test } from "vitest";
import { decodeCapture, sharedText } from "../../../web/browser/incoming.ts";

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

const shared = (fields: Record<string, string>) => sharedText(new URLSearchParams(fields));

test("a share with everything in the text is read as pasted", () => {
  const texto = "Olha isso: Fone Bluetooth https://s.shopee.com.br/abc";
  expect(shared({ titulo: "Fone Bluetooth", texto })).toBe(texto);
});

test("a share with a separate address gives the title and the address", () => {
  expect(shared({ titulo: "Fone", link: "https://loja.example/fone" }))
    .toBe("Fone\nhttps://loja.example/fone");
});

test("a repeated text is given once", () => {
  const link = "https://loja.example/fone";
  expect(shared({ titulo: link, texto: link, link })).toBe(link);
});

test("an address without a share gives nothing", () => {
  expect(shared({})).toBeNull();
  expect(shared({ titulo: " ", oferta: "ofr_1" })).toBeNull();
});
