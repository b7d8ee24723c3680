import { freshKey } from "../../shared/fresh_key.ts";
import type { CreateOutcome } from "./useCreateOffer.ts";

const SECONDS_5 = 5_000;

type StoredKey = {
  readonly pasted: string;
  readonly key: string;
  readonly answeredAt: number | null;
};

/**
 * A key for each paste, so that a double click, or a retry after a lost network or a reload, is one
 * offer. It is kept in the tab.
 */
export function pasteKey(
  now: () => number = Date.now,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = sessionStorage,
) {
  const kept = (): StoredKey | null => JSON.parse(storage.getItem("pasteKey") ?? "null");
  const keep = (next: StoredKey) => storage.setItem("pasteKey", JSON.stringify(next));
  return {
    /** The key of this text; another once it changed, or was answered more than 5 s ago. */
    of(text: string): string {
      const last = kept();
      const isLate = last?.answeredAt != null && now() - last.answeredAt > SECONDS_5;
      if (last && last.pasted === text && !isLate) return last.key;
      const key = freshKey();
      keep({ pasted: text, key, answeredAt: null });
      return key;
    },
    markAnswered() {
      const last = kept();
      if (last) keep({ ...last, answeredAt: now() });
    },
    renew: () => storage.removeItem("pasteKey"),
  };
}

/** What stands in the paste bar outlives a reload of the tab. */
export const storedPasteText = () => sessionStorage.getItem("pasted") ?? "";

export const storePasteText = (text: string) => sessionStorage.setItem("pasted", text);

/** A page that gave no offer: why, and what it did say. Kept in the tab, it outlives a reload. */
export type ManualEntry = Extract<CreateOutcome, { kind: "notRead" }> & {
  readonly url: string | null;
  readonly sharedText: string | null;
  readonly key: string;
};

export function storedManualEntry(): ManualEntry | null {
  const kept = sessionStorage.getItem("byHand");
  return kept === null ? null : JSON.parse(kept);
}

export function storeManualEntry(byHand: ManualEntry | null) {
  if (byHand) sessionStorage.setItem("byHand", JSON.stringify(byHand));
  else sessionStorage.removeItem("byHand");
}
