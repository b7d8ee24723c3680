const LINK = /https?:\/\/|^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S/i;

/** What a person pastes: an address alone, or the text that a shop's app shares. */
export type Pasted = { readonly url: string } | { readonly sharedText: string };

/** Null when there is nothing to read. */
export function readPasted(pasted: string): Pasted | null {
  const text = pasted.trim();
  if (text === "") return null;
  if (/^https?:\/\/\S+$/i.test(text)) return { url: text };
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*$/i.test(text)) return { url: `https://${text}` };
  return { sharedText: text };
}

/** Whether what is pasted is the next product's: one text has one link. */
export const takesThePlace = (pasted: string, text: string) =>
  LINK.test(pasted.trim()) && LINK.test(text.trim());
