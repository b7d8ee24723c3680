const LINK = /https?:\/\/|^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S/i;

const LINKS = /https?:\/\/[^\s<>"'*_~]+/gi;
const BARE_LINE = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S+$/gim;

/** What a person pastes: an address alone, the text that a shop's app shares, or several links. */
export type PastedInput =
  | { readonly url: string }
  | { readonly sharedText: string }
  | { readonly links: string };

/** Null when there is nothing to read. */
export function readPasted(pasted: string): PastedInput | null {
  const text = pasted.trim();
  if (text === "") return null;
  if (linksIn(text).size > 1) return { links: text };
  if (/^https?:\/\/\S+$/i.test(text)) return { url: text };
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*$/i.test(text)) return { url: `https://${text}` };
  return { sharedText: text };
}

/** The addresses in a text, each once. */
export const linksIn = (text: string): ReadonlySet<string> =>
  new Set([...text.match(LINKS) ?? [], ...text.match(BARE_LINE) ?? []]);

/** Whether what is pasted is the next product's; after a line of its own it joins those above. */
export const replacesText = (pasted: string, text: string) =>
  LINK.test(pasted.trim()) && LINK.test(text.trim()) && !text.endsWith("\n");
