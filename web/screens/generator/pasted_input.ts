const LINK = /https?:\/\/|^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S/i;
const LINKS = /https?:\/\/[^\s<>"'*_~]+/gi;
const BARE_LINE = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S+$/gim;

const ASIN = /^[A-Z0-9]{10}$/i;
const AMAZON_HOST =
  /(?:^|\.)amazon\.(?:[a-z]{2,3}|com?\.[a-z]{2})$|^(?:amzn\.(?:to|com|eu)|a\.co)$/i;

/** A pasted text, parsed: an address alone, the text that a shop's app shares, or several links. */
export type PastedInput =
  | { readonly url: string }
  | { readonly sharedText: string }
  | { readonly links: string };

/** Parses a pasted text; null when it is empty. */
export function readPasted(pasted: string): PastedInput | null {
  const text = pasted.trim();
  if (text === "") return null;
  if (linksIn(text).size > 1) return { links: text };
  if (/^https?:\/\/\S+$/i.test(text)) return { url: text };
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*$/i.test(text)) return { url: `https://${text}` };
  return { sharedText: text };
}

/** The refusal when a link of another shop is pasted into the Amazon generator. */
export const NOT_AMAZON = "Aqui só entram links da Amazon. Os das outras lojas vão no Gerador.";

/** `readPasted` for Amazon alone: an ASIN becomes its product's address, other shops are refused. */
export function readAmazonPasted(
  text: string,
): PastedInput | { readonly refusal: string } | null {
  const typed = text.trim();
  if (ASIN.test(typed) && /\d/.test(typed)) {
    return { url: `https://www.amazon.com.br/dp/${typed.toUpperCase()}` };
  }
  const isAmazon = [...linksIn(typed)].every((link) =>
    AMAZON_HOST.test(URL.parse(/^https?:/i.test(link) ? link : `https://${link}`)?.hostname ?? "")
  );
  return isAmazon ? readPasted(text) : { refusal: NOT_AMAZON };
}

/** Whether a paste replaces `text`: a link replaces a link, unless `text` ends with a line break. */
export const replacesText = (pasted: string, text: string) =>
  LINK.test(pasted.trim()) && LINK.test(text.trim()) && !text.endsWith("\n");

/** The distinct addresses in a text. */
const linksIn = (text: string): ReadonlySet<string> =>
  new Set([...text.match(LINKS) ?? [], ...text.match(BARE_LINE) ?? []]);
