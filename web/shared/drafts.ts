import type { OfferValues } from "./offers/editor/form_values.ts";

/** The unsaved values of an offer; `version` is the offer's when editing began. */
export type Draft = {
  readonly values: OfferValues;
  readonly base: OfferValues;
  readonly version: number;
};

const draftKey = (key: string) => `draft:${key}`;

/** Returns this tab's draft of an offer; it survives a reload and a lost network. */
export function readDraft(key: string): Draft | null {
  const stored = sessionStorage.getItem(draftKey(key));
  return stored === null ? null : JSON.parse(stored);
}

export const writeDraft = (key: string, draft: Draft) =>
  sessionStorage.setItem(draftKey(key), JSON.stringify(draft));

export const dropDraft = (key: string) => sessionStorage.removeItem(draftKey(key));

const valuesKey = (screen: string) => `typed:${screen}`;

/** Returns the unsaved values of a settings screen; they survive a reload and a new sign-in. */
export const typedValues = <Values>(screen: string): Partial<Values> =>
  JSON.parse(sessionStorage.getItem(valuesKey(screen)) ?? "{}");

export const saveTypedValues = (screen: string, typed: object) =>
  sessionStorage.setItem(valuesKey(screen), JSON.stringify(typed));

export const dropTypedValues = (screen: string) => sessionStorage.removeItem(valuesKey(screen));

/** What another screen leaves for the editors of a new rule and a new text, as typed values. */
export const NEW_RULE = "rule:nova";
export const NEW_TEXT = "campaignText:proposto";
/** What is left so for the editor of an offer: its message. */
export const newMessage = (offerId: string) => `message:${offerId}`;
export type NewMessage = { readonly text: string };
export type NewText = { readonly name: string; readonly body: string };

/** The paste bar's text as stored in the tab: it outlives a reload. */
export const storedPasteText = () => sessionStorage.getItem("pasted") ?? "";

export const storePasteText = (text: string) => sessionStorage.setItem("pasted", text);
