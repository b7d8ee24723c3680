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
