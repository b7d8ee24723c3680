/** Characters; longer ones are data, not addresses. */
const LONGEST = 2_000;

/**
 * A picture's address as a page writes it, made whole and https. Null for anything that is not on
 * the web: `data:`, `javascript:`, a bare key.
 */
export function imageUrl(written: string | null | undefined, base: URL): string | null {
  const text = written?.trim();
  if (!text || text.length > LONGEST || !/[/.]/.test(text)) return null;
  const url = URL.parse(text, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "") return null;
  url.protocol = "https:";
  url.username = url.password = url.hash = "";
  return url.href;
}
