import type { OfferValues } from "./offer_values.ts";

/** What a person typed and has not saved; `version` is the offer's when they began. */
export type Draft = {
  readonly values: OfferValues;
  readonly base: OfferValues;
  readonly version: number;
};

const name = (key: string) => `draft:${key}`;

/** The draft of this tab, which outlives a reload and a lost network. */
export function readDraft(key: string): Draft | null {
  const kept = sessionStorage.getItem(name(key));
  return kept === null ? null : JSON.parse(kept);
}

export const writeDraft = (key: string, draft: Draft) =>
  sessionStorage.setItem(name(key), JSON.stringify(draft));

export const dropDraft = (key: string) => sessionStorage.removeItem(name(key));
