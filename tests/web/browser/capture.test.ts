import { describe, expect, it } from "vitest";
import { decodeCapture } from "../../../web/browser/capture.ts";

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
