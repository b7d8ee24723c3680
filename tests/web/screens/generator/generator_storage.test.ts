import { describe, expect, it } from "vitest";
import { pasteKey } from "../../../../web/screens/generator/generator_storage.ts";

/** A session storage. */
function tab() {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
}

describe("the key of a paste", () => {
  it("is one for a double click, also when the response came between the clicks", () => {
    let now = 0;
    const key = pasteKey(() => now, tab());
    const first = key.of("https://a");
    key.markAnswered();
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
    key.markAnswered();
    now = 6_000;
    const later = key.of("https://b");
    expect(new Set([first, other, again, later]).size).toBe(4);
  });

  it("is the same after a reload, or another screen, during the reading", () => {
    const storage = tab();
    const first = pasteKey(Date.now, storage).of("https://a");
    expect(pasteKey(Date.now, storage).of("https://a")).toBe(first);
    expect(pasteKey(Date.now, tab()).of("https://a")).not.toBe(first);
  });

  it("stays for a retry after a request without a response", () => {
    let now = 0;
    const key = pasteKey(() => now, tab());
    const first = key.of("https://a");
    now = 60_000;
    expect(key.of("https://a")).toBe(first);
  });
});
