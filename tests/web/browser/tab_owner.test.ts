import { expect, test } from "vitest";
import { claimTab } from "../../../web/browser/tab_owner.ts";

function tab(kept: Record<string, string>) {
  const entries = new Map(Object.entries(kept));
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    clear: () => entries.clear(),
  };
  return { storage, kept: () => Object.fromEntries(entries) };
}

test("the tab's data is still there for the person who left it", () => {
  const { storage, kept } = tab({ owner: "usr_ana", "draft:ofr_1": "{}" });
  claimTab("usr_ana", storage);
  expect(kept()).toEqual({ owner: "usr_ana", "draft:ofr_1": "{}" });
});

test("another person who signs in sees none of it, except the capture that just arrived", () => {
  const { storage, kept } = tab({ owner: "usr_ana", pasted: "x", capture: "{}" });
  claimTab("usr_bia", storage);
  expect(kept()).toEqual({ owner: "usr_bia", capture: "{}" });
});

test("a tab without an owner becomes the first person's", () => {
  const { storage, kept } = tab({ pasted: "x" });
  claimTab("usr_ana", storage);
  expect(kept()).toEqual({ owner: "usr_ana", pasted: "x" });
});
