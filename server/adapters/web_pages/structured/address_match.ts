/** How surely two addresses are of the same page. */
export type AddressMatch = "EXACT" | "PATH" | "NONE";

/** Characters; no product's address comes near. */
const LONGEST = 4_000;

/**
 * Compares where `link` (as a page writes it) leads with `address`, whatever protocol, `www.` or
 * last slash. PATH: only parameters differ, such as a variant's.
 */
export function matchAddress(link: unknown, address: URL): AddressMatch {
  if (typeof link !== "string" || link.length > LONGEST) return "NONE";
  const url = URL.parse(link, address);
  if (!url || place(url) !== place(address)) return "NONE";
  const isExact = [...url.searchParams].every(([name, value]) =>
    address.searchParams.get(name) === value
  );
  return isExact ? "EXACT" : "PATH";
}

/** Whether `link`, of the same path, gives one of the address's parameters another value. */
export function namesOther(link: unknown, address: URL): boolean {
  const url = typeof link === "string" ? URL.parse(link.slice(0, LONGEST), address) : null;
  return [...url?.searchParams ?? []].some(([name, value]) => {
    const own = address.searchParams.get(name);
    return own !== null && own !== value;
  });
}

/** Parameters by which platforms name a variant. */
const variantNames = /^(?:variant|variation_id|sku_?id|idsku|sku)$/i;

export const namesVariant = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].some((name) => variantNames.test(name));

/** Whether the address's own parameter for a variant is one of `ids`, however short. */
export const isVariant = ({ searchParams }: URL, ids: readonly string[]): boolean =>
  [...searchParams].some(([name, value]) => variantNames.test(name) && ids.includes(value));

/** Hosts on which platforms keep shops that have a name of their own. */
const platformHosts =
  /\.(?:vtexcommercestable\.com\.br|myvtex\.com|myshopify\.com|lojavirtualnuvem\.com\.br|lojaintegrada\.com\.br|commercesuite\.com\.br|fbits\.net)$/;

/** Whether `link` leads to somebody else's site, rather than to another name of this one. */
export function leadsElsewhere(link: unknown, address: URL): boolean {
  const url = typeof link === "string" ? URL.parse(link.slice(0, LONGEST), address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !platformHosts.test(url.hostname) &&
    siteOf(url) !== siteOf(address);
}

/** The name that somebody registered: "loja.example.com.br" is of "example.com.br". */
function siteOf({ hostname }: URL): string {
  const labels = hostname.split(".");
  const isTwoEndings =
    /^(?:com|net|org|gov|edu|co|ind|art|blog|app|log)$/.test(labels.at(-2) ?? "") &&
    labels.at(-1)!.length === 2;
  return labels.slice(isTwoEndings ? -3 : -2).join(".");
}

/** Whether the address names the product by one of its ids: short numbers are no evidence. */
export function namesId(address: URL, ids: readonly string[]): boolean {
  const words = `${decoded(address.pathname)} ${decoded(address.search)}`.toLowerCase()
    .split(/[^\p{L}\d]+/u);
  return ids.some((id) => {
    const plain = id.toLowerCase().replace(/[^\p{L}\d]/gu, "");
    return plain.length >= 4 && /\d/.test(plain) && words.includes(plain);
  });
}

const place = (url: URL) =>
  url.hostname.replace(/^(?:www|m)\./, "") +
  decoded(url.pathname).toLowerCase().replace(/(?<!\/)\/+$/, "").replace(/\/index\.html?$/, "");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone per cent sign
  }
}
