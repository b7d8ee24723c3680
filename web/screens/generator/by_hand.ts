import type { ReadOutcome } from "./useReadOffer.ts";

/** A page that gave no offer: why, and what it did say. Kept in the tab, it outlives a reload. */
export type ByHand = Extract<ReadOutcome, { kind: "notRead" }> & {
  readonly url: string | null;
  readonly sharedText: string | null;
  readonly key: string;
};

export function keptByHand(): ByHand | null {
  const kept = sessionStorage.getItem("byHand");
  return kept === null ? null : JSON.parse(kept);
}

export function keepByHand(byHand: ByHand | null) {
  if (byHand) sessionStorage.setItem("byHand", JSON.stringify(byHand));
  else sessionStorage.removeItem("byHand");
}
