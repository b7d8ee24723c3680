import { linksIn, type PastedInput, readPasted } from "./pasted_input.ts";

const ASIN = /^[A-Z0-9]{10}$/i;
const AMAZON_HOST = /(?:^|\.)amazon\.(?:[a-z]{2,3}|com?\.[a-z]{2})$|^(?:amzn\.(?:to|com|eu)|a\.co)$/i;

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
