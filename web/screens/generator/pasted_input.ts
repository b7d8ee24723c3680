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

const ASIN = /^[A-Z0-9]{10}$/i;
const AMAZON_HOST =
  /(?:^|\.)amazon\.(?:[a-z]{2,3}|com?\.[a-z]{2})$|^(?:amzn\.(?:to|com|eu)|a\.co)$/i;

/** Said where something else than Amazon's is pasted. */
export const NOT_AMAZON = "Aqui só entram links da Amazon. Os das outras lojas vão no Gerador.";

/** What the Amazon generator makes of a paste: an ASIN stands for its product's page. */
export function readAmazonPasted(text: string): PastedInput | { readonly refusal: string } | null {
  const typed = text.trim();
  if (ASIN.test(typed) && /\d/.test(typed)) {
    return { url: `https://www.amazon.com.br/dp/${typed.toUpperCase()}` };
  }
  const isAmazons = [...linksIn(typed)].every((link) =>
    AMAZON_HOST.test(URL.parse(/^https?:/i.test(link) ? link : `https://${link}`)?.hostname ?? "")
  );
  return isAmazons ? readPasted(text) : { refusal: NOT_AMAZON };
}
