import { beforeEach, expect, test, vi } from "vitest";
import { openEditor } from "../../../../web/screens/assistant/open_editor.ts";
import {
  NEW_RULE,
  NEW_TEXT,
  newMessage,
  storedPasteText,
  typedValues,
} from "../../../../web/shared/drafts.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("a link waits in the paste bar", () => {
  expect(openEditor({ link: "https://loja.example/x", rule: null })).toBe("/app/gerador");
  expect(storedPasteText()).toBe("https://loja.example/x");
});

test("a product opens, to be made an offer of there", () => {
  expect(openEditor({ product: { id: "prd_1" }, rule: null })).toBe("/app/products?produto=prd_1");
});

test("a message opens the editor of its offer, as typed there", () => {
  const preview = { words: "Olha isso!", offer: { id: "ofr_1" } };
  expect(openEditor({ preview, rule: null })).toBe("/app/gerador?oferta=ofr_1");
  expect(typedValues(newMessage("ofr_1"))).toEqual({ text: "Olha isso!" });
});

test("a text and a rule open the editors of new ones", () => {
  const text = { name: "Oi", body: "Oi, {grupo}!" };
  expect(openEditor({ text, rule: null })).toBe("/app/campaign-texts?texto=novo");
  expect(typedValues(NEW_TEXT)).toEqual(text);
  const rule = { name: "Quedas" } as never;
  expect(openEditor({ rule })).toBe("/app/automation?regra=nova");
  expect(typedValues(NEW_RULE)).toEqual(rule);
});

test("a sending opens the calendar with its time and groups", () => {
  const entry = {
    startsLocal: "2026-12-24T09:00",
    offer: { id: "ofr_1" },
    groups: [{ id: "grp_1" }, { id: "grp_2" }],
  };
  expect(openEditor({ entry, rule: null }))
    .toBe("/app/calendar?repetir=ofr_1&grupo=grp_1+grp_2&em=2026-12-24T09%3A00");
});
