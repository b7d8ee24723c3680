import { plainText, type RichText } from "./rich_text.ts";

/** The first address in a text, without what only ends the sentence around it; null: there is none. */
export function firstLink(text: RichText): string | null {
  const found = /https?:\/\/\S+/.exec(plainText(text))?.[0];
  return found?.replace(/[.,;:!?)\]}"'”’]+$/, "") ?? null;
}
