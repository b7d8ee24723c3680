import type { CreateOutcome } from "./useReadOffer.ts";

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
