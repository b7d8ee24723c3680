import { freshKey } from "../../shared/fresh_key.ts";
import type { CreateOutcome } from "./useCreateOffer.ts";

const SECONDS_5 = 5_000;

type StoredKey = {
  readonly pasted: string;
  readonly key: string;
  readonly answeredAt: number | null;
};

/**
 * An idempotency key for each pasted text: a double click, or a retry after a lost network or a
 * reload, creates one offer. Stored in the tab's session storage.
 */
export function pasteKey(
  now: () => number = Date.now,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = sessionStorage,
) {
  const load = (): StoredKey | null => JSON.parse(storage.getItem("pasteKey") ?? "null");
  const store = (next: StoredKey) => storage.setItem("pasteKey", JSON.stringify(next));
  return {
    /** Returns the key of this text; a new one when the text changed or was answered over 5 s ago. */
    of(text: string): string {
      const last = load();
      const isLate = last?.answeredAt != null && now() - last.answeredAt > SECONDS_5;
      if (last && last.pasted === text && !isLate) return last.key;
      const key = freshKey();
      store({ pasted: text, key, answeredAt: null });
      return key;
    },
    markAnswered() {
      const last = load();
      if (last) store({ ...last, answeredAt: now() });
    },
    renew: () => storage.removeItem("pasteKey"),
  };
}

/** A page that gave no offer: why, and the fields that it did give. Outlives a reload of the tab. */
export type ManualEntry = Extract<CreateOutcome, { kind: "notRead" }> & {
  readonly url: string | null;
  readonly sharedText: string | null;
  readonly key: string;
};

export function storedManualEntry(): ManualEntry | null {
  const stored = sessionStorage.getItem("byHand");
  return stored === null ? null : JSON.parse(stored);
}

export function storeManualEntry(entry: ManualEntry | null) {
  if (entry) sessionStorage.setItem("byHand", JSON.stringify(entry));
  else sessionStorage.removeItem("byHand");
}
